import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code, Nodes, Parents } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { escapeHtml } from './escape-html.ts';
import { tables } from './tables.ts';

const root = join(import.meta.dirname, '..');

const inside = ({ children }: Parents): string => children.map(html).join('');

/** The anchor of a heading, made from its words. */
const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

const codeBlock = (text: string): string =>
  `<pre tabindex="0"><code>${escapeHtml(text.trimEnd())}</code></pre>`;

/** A block shows its own text, a file of the repository (` ```ts snippets/x.ts `), or a table made from the document. */
const codeOf = ({ lang, meta, value }: Code): string => {
  const table = tables.get(lang ?? '');
  if (table) return table();
  if (!meta) return codeBlock(value);
  const name = meta.slice(meta.lastIndexOf('/') + 1);
  const source = readFileSync(join(root, meta), 'utf8');
  return `<figure><figcaption>${escapeHtml(name)}</figcaption>${codeBlock(source)}</figure>`;
};

type Renderers = { readonly [Type in Nodes['type']]?: (node: Extract<Nodes, { type: Type }>) => string };

const renderers: Renderers = {
  root: inside,
  heading: (node) => {
    const text = inside(node);
    const anchor = node.depth === 1 ? '' : ` id="${anchorOf(text)}"`;
    return `<h${node.depth}${anchor}>${text}</h${node.depth}>`;
  },
  paragraph: (node) => `<p>${inside(node)}</p>`,
  text: ({ value }) => escapeHtml(value),
  inlineCode: ({ value }) => `<code>${escapeHtml(value)}</code>`,
  strong: (node) => `<strong>${inside(node)}</strong>`,
  link: (node) => `<a href="${escapeHtml(node.url)}">${inside(node)}</a>`,
  list: (node) => `<ul>${inside(node)}</ul>`,
  listItem: ({ children }) =>
    `<li>${children.map((child) => (child.type === 'paragraph' ? inside(child) : html(child))).join('')}</li>`,
  code: codeOf,
};

function html(node: Nodes): string {
  // For each node type, the function that renders it.
  const render = renderers[node.type] as ((node: Nodes) => string) | undefined;
  if (!render) throw new Error(`Pages have no ${node.type}`);
  return render(node);
}

/** A page's markup and title. Throws for Markdown that pages don't use, and for a snippet that doesn't exist. */
export const renderMarkdown = (text: string): { readonly title: string; readonly body: string } => {
  const [, title = ''] = /^# (.+)$/m.exec(text) ?? [];
  return { title, body: html(fromMarkdown(text)) };
};
