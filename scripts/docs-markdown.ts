/** Renders the pages of the documentation: relative links, anchors as GitHub makes them, and no inline style, which the site's policy forbids. */
import { dirname, join, normalize, relative } from 'node:path';
import markdown from 'markdown-it';
import anchor from 'markdown-it-anchor';

/** A heading with the text below it. */
export interface Part {
  readonly level: number;
  readonly anchor: string;
  readonly heading: string;
  text: string;
  /** Words by which people look for it and that the text does not have: `<!-- search: sso login -->` below the heading. */
  search: string;
}

/** What is known of a page when it is rendered. */
export interface Rendered {
  readonly parts: readonly Part[];
  /** Its links to pages of the site. */
  readonly links: readonly { readonly target: string; readonly anchor: string }[];
  /** The files of the repository that it names, and those that it shows. */
  readonly files: readonly string[];
  readonly images: readonly string[];
}

/** The characters of code that stays on one line. */
const LONG_NAME = 16;

/** The anchor that GitHub makes for a heading. */
export function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

/** The file of the site that a page becomes, relative to the site. @param page relative to the project's root */
export function siteFile(page: string): string {
  if (page === 'docs/README.md') return 'index.html';
  const place = page.startsWith('docs/') ? page.slice('docs/'.length) : `project/${page.toLowerCase()}`;
  return place.replace(/\.md$/, '.html');
}

/**
 * Makes the renderer. Eleventy calls it with the data of the page.
 *
 * @param pages the pages of the site, relative to the project's root.
 * @param pageOf the page of a file that Eleventy reads.
 * @param report gets what a page has.
 */
export function createRenderer(
  pages: ReadonlySet<string>,
  pageOf: (inputPath: string) => string,
  report: (page: string, rendered: Rendered) => void,
) {
  const md = markdown({ html: true }).use(anchor, { slugify: slug, tabIndex: false });
  // Wide tables and blocks scroll by themselves, also with the keyboard.
  md.renderer.rules.table_open = () => '<div class="scroll" role="group" aria-label="Table" tabindex="0"><table>\n';
  md.renderer.rules.table_close = () => '</table></div>\n';
  md.renderer.rules.fence = (tokens, index) => {
    const { info = '', content = '' } = tokens[index] ?? {};
    const [language = '', ...tag] = info.split(' ');
    const file = /^[\w./-]+\.\w+$/.test(tag.join(' '))
      ? `<p class="file">${md.utils.escapeHtml(tag.join(' '))}</p>`
      : '';
    const code = `<pre class="${md.utils.escapeHtml(language)}" tabindex="0"><code>${md.utils.escapeHtml(content)}</code></pre>`;
    return `<div class="block">${file}${code}</div>\n`;
  };
  // Long names break after a sign, and never within a word: the cells of tables are narrow.
  md.renderer.rules.code_inline = (tokens, index) => {
    const text = md.utils.escapeHtml(tokens[index]?.content ?? '');
    if (text.length <= LONG_NAME) return `<code class="short">${text}</code>`;
    return `<code>${text.replaceAll(/[_/.](?=[A-Za-z])/g, '$&<wbr>')}</code>`;
  };
  md.core.ruler.push('site', ({ tokens, env }) => {
    const page = pageOf(env.page.inputPath);
    const found = {
      parts: [] as Part[],
      links: [] as { target: string; anchor: string }[],
      files: [] as string[],
      images: [] as string[],
    };
    for (const [index, token] of tokens.entries()) {
      const align = token.attrGet('style')?.replace('text-align:', '');
      if (align !== undefined) token.attrs = [['class', align]];
      // An empty corner of a table is no header.
      const inside =
        token.type === 'th_open' ? tokens[index + 1] : token.type === 'th_close' ? tokens[index - 1] : undefined;
      if (inside?.content === '') token.tag = 'td';
      if (token.type === 'heading_open') {
        const heading = plain(tokens[index + 1]?.content ?? '');
        found.parts.push({
          level: Number(token.tag.slice(1)),
          anchor: token.attrGet('id') ?? '',
          heading,
          text: '',
          search: '',
        });
      } else if (token.content !== '' && tokens[index - 1]?.type !== 'heading_open') {
        const part = found.parts.at(-1);
        const words = SEARCH_WORDS.exec(token.content)?.[1];
        if (part === undefined) continue;
        if (words !== undefined) part.search += ` ${words}`;
        else if (token.type !== 'html_block') part.text += `${plain(token.content)}\n`;
      }
      const children = token.children ?? [];
      for (const [at, child] of children.entries()) {
        const name = child.type === 'image' ? 'src' : 'href';
        const target = child.attrGet(name);
        if (target === null || /^[a-z]+:/.test(target)) continue;
        const [path = '', anchor = ''] = target.split('#');
        const file = path === '' ? page : normalize(join(dirname(page), path));
        const here = dirname(siteFile(page));
        if (child.type === 'image') {
          found.images.push(file);
          child.attrSet('src', relative(here, file.replace(/^docs\//, '')));
        } else if (pages.has(file)) {
          found.links.push({ target: file, anchor });
          const hash = anchor === '' ? '' : `#${anchor}`;
          child.attrSet('href', path === '' ? hash : relative(here, siteFile(file)) + hash);
        } else {
          // A file of the repository, which the site does not have.
          found.files.push(file);
          child.tag = 'span';
          child.attrs = [['class', 'file']];
          const close = children.slice(at).find(({ type }) => type === 'link_close');
          if (close !== undefined) close.tag = 'span';
        }
      }
    }
    report(page, found);
  });
  return md;
}

const SEARCH_WORDS = /^<!-- search: (.*) -->\n?$/;

/** A text without the signs of Markdown. */
function plain(text: string): string {
  return text.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*]|\[\w+\]/g, '');
}
