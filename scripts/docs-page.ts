/** The frame of a page of the documentation's site. */
import { dirname, relative } from 'node:path';
import type { Part } from './docs-markdown.ts';

/** A part of the navigation. */
export interface Group {
  readonly title: string;
  readonly pages: readonly { readonly title: string; readonly file: string }[];
}

/** The files that every page loads, by their names in the site. */
export interface Loaded {
  readonly script: string;
  readonly style: string;
  readonly index: string;
}

/** A page. */
export interface PageText {
  /** Its file in the site. */
  readonly file: string;
  readonly content: string;
  readonly parts: readonly Part[];
}

/** Headings that a page needs before it lists them. */
const MIN_HEADINGS = 3;

/** The whole text of a page. */
export function frame({ file, content, parts }: PageText, groups: readonly Group[], loaded: Loaded): string {
  const to = (target: string) => escapeHtml(relative(dirname(file), target) || '.');
  const title = parts[0]?.heading ?? '';
  const pages = groups.flatMap(({ pages }) => pages);
  const at = pages.findIndex((page) => page.file === file);
  const neighbour = (step: -1 | 1, words: string) => {
    const page = at < 0 ? undefined : pages[at + step];
    return page === undefined ? '' : `<a href="${to(page.file)}"><small>${words}</small> ${escapeHtml(page.title)}</a>`;
  };
  const menu = groups.map(
    (group) => `<h2>${escapeHtml(group.title)}</h2>
<ul>${group.pages.map((page) => `<li><a href="${to(page.file)}"${page.file === file ? ' aria-current="page"' : ''}>${escapeHtml(page.title)}</a></li>`).join('')}</ul>`,
  );
  const headings = parts.filter(({ level }) => level === 2);
  const contents =
    headings.length < MIN_HEADINGS
      ? ''
      : `<nav class="contents" aria-label="On this page"><h2>On this page</h2>
<ul>${headings.map(({ anchor, heading }) => `<li><a href="#${escapeHtml(anchor)}">${escapeHtml(heading)}</a></li>`).join('')}</ul></nav>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}${title === 'tollgate' ? '' : ' · tollgate'}</title>
<link rel="icon" href="${to('icon.svg')}">
<link rel="stylesheet" href="${to(loaded.style)}">
<script type="module" src="${to(loaded.script)}"></script>
</head>
<body data-index="${to(loaded.index)}" data-site="${to('.')}/">
<a class="skip" href="#main">Skip to the text</a>
<header class="top">
<a class="name" href="${to('index.html')}">tollgate <span>documentation</span></a>
<div class="search" role="search"><input type="search" role="combobox" aria-label="Search" aria-expanded="false" aria-controls="results" aria-autocomplete="list" placeholder="Search  /" autocomplete="off" spellcheck="false"><ul id="results" role="listbox" aria-label="Results" hidden></ul></div>
<a class="to-pages" href="#pages">Pages</a>
<a class="to-console" href="/console/" hidden>Console</a>
</header>
<div class="columns">
<main id="main" tabindex="-1">
${content}
<p class="neighbours">${neighbour(-1, 'Before:')}${neighbour(1, 'Next:')}</p>
</main>
${contents}
<nav id="pages" aria-label="Pages">
${menu.join('\n')}
</nav>
</div>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
