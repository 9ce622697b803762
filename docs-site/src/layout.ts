import { escapeHtml } from './escape-html.ts';

/** The pages in the order of the menu: file name and label. */
export const pages = [
  ['index', 'Start'],
  ['node', 'Node'],
  ['react', 'React'],
  ['partner', 'Partners'],
  ['errors', 'Errors'],
  ['auth', 'Signing in'],
  ['live', 'Live events'],
  ['paging', 'Lists'],
  ['files', 'Files'],
  ['mocks', 'Mocks'],
  ['going-live', 'Going live'],
  ['versions', 'Versions'],
] as const;

const links = (current: string): string =>
  [...pages, ['reference', 'API reference'] as const]
    .map(
      ([name, label]) =>
        `<li><a href="${name}.html"${name === current ? ' aria-current="page"' : ''}>${escapeHtml(label)}</a></li>`,
    )
    .join('');

interface Page {
  readonly name: string;
  readonly title: string;
  readonly body: string;
  /** Further markup for the head. */
  readonly head?: string;
}

/** A whole page around a body. The menu folds on a phone, without a script. */
export const layout = ({ name, title, body, head = '' }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · 芽言 for developers</title>
<link rel="icon" href="icon.svg">
<link rel="stylesheet" href="docs.css">
${head}</head>
<body class="${name === 'reference' ? 'wide' : 'page'}">
<a class="skip" href="#main">Skip to the text</a>
<header><a class="name" href="index.html">芽言 <span>for developers</span></a>
<details><summary>Menu</summary><nav aria-label="Pages on a phone"><ul>${links(name)}</ul></nav></details></header>
<nav class="side" aria-label="Pages"><ul>${links(name)}</ul></nav>
${name === 'reference' ? `<div id="main">${body}</div>` : `<main id="main">${body}</main>`}
</body>
</html>
`;
