/** The script of the documentation's site: the search, the link to the console, buttons that copy. The pages work without it. */
import MiniSearch from 'minisearch';
import './docs.css';
import { SEARCH, type Section, search } from './docs-search.ts';

const MAX_RESULTS = 12;
const { index = '', site = '' } = document.body.dataset;
const input = document.querySelector<HTMLInputElement>('[role=combobox]');
const list = document.querySelector<HTMLUListElement>('#results');

let loaded: Promise<MiniSearch<Section>> | undefined;
/** The index, read at the first search. */
function load(): Promise<MiniSearch<Section>> {
  loaded ??= fetch(index)
    .then((answer) => answer.text())
    .then((text) => MiniSearch.loadJSON<Section>(text, SEARCH));
  return loaded;
}

/** Makes an element with a text. */
function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

if (input !== null && list !== null) {
  const select = (row: Element | undefined | null) => {
    for (const each of list.children) each.setAttribute('aria-selected', String(each === row));
    row?.scrollIntoView({ block: 'nearest' });
    if (row) input.setAttribute('aria-activedescendant', row.id);
    else input.removeAttribute('aria-activedescendant');
  };
  const show = (isOpen: boolean) => {
    list.hidden = !isOpen;
    input.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) select(null);
  };
  const find = async () => {
    const words = input.value.trim();
    if (words === '') {
      show(false);
      return;
    }
    const found = search(await load(), words).slice(0, MAX_RESULTS);
    // A later word was typed while the index was read.
    if (input.value.trim() !== words) return;
    list.replaceChildren(
      ...found.map(({ url, page, heading, lead }, at) => {
        const row = document.createElement('li');
        row.id = `result-${at}`;
        row.role = 'option';
        row.addEventListener('click', () => location.assign(site + url));
        row.append(element('b', heading), element('span', heading === page ? lead : `${page}: ${lead}`));
        return row;
      }),
    );
    if (found.length === 0) {
      const none = element('li', 'Nothing found.');
      none.role = 'option';
      none.id = 'result-none';
      list.append(none);
    }
    show(true);
    select(found.length > 0 ? list.firstElementChild : null);
  };
  input.addEventListener('input', find);
  input.addEventListener('focus', () => void load());
  input.addEventListener('keydown', (event) => {
    const rows = [...list.children];
    const at = rows.findIndex((row) => row.getAttribute('aria-selected') === 'true');
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      select(rows[(at + (event.key === 'ArrowDown' ? 1 : -1) + rows.length) % rows.length]);
    } else if (event.key === 'Enter') {
      if (rows[at] instanceof HTMLElement) rows[at].click();
      show(false);
    } else if (event.key === 'Escape') {
      if (list.hidden) input.blur();
      show(false);
    }
  });
  document.addEventListener('keydown', (event) => {
    const target = event.target instanceof HTMLElement ? event.target : null;
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || target?.matches('input, textarea'))
      return;
    event.preventDefault();
    input.focus();
    input.select();
  });
  document.addEventListener('click', (event) => {
    if (event.target instanceof Node && event.target !== input && !list.contains(event.target)) show(false);
  });
}

// The page that is open is in sight among the others.
const menu = document.querySelector<HTMLElement>('#pages');
const current = menu?.querySelector<HTMLElement>('[aria-current]');
if (menu && current) menu.scrollTop = current.offsetTop - menu.clientHeight / 2;

// A gateway has the console beside these pages.
if (location.pathname.startsWith('/docs/')) document.querySelector('.to-console')?.removeAttribute('hidden');

for (const block of document.querySelectorAll('pre.sh')) {
  const button = element('button', 'Copy');
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(block.textContent ?? '');
    button.textContent = 'Copied';
  });
  block.parentElement?.append(button);
}
