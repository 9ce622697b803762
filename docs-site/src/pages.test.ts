import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { layout, pages } from './layout.ts';
import { renderMarkdown } from './markdown.ts';

const root = join(import.meta.dirname, '..');
const sourceOf = (name: string): string => readFileSync(join(root, 'pages', `${name}.md`), 'utf8');
const names = pages.map(([name]) => name);
const files = new Set([...names, 'reference'].map((name) => `${name}.html`)).add('openapi.json');

describe.each(names)('the page %s', (name) => {
  const page = renderMarkdown(sourceOf(name));
  const html = layout({ name, ...page });

  test('has a title, and links only to pages that exist', () => {
    expect(page.title).not.toBe('');
    const links = [...html.matchAll(/href="(?!#|docs\.css|icon\.svg)([^"]+)"/g)].map(([, to]) => to);
    expect(links.filter((to) => !files.has(to ?? ''))).toEqual([]);
  });

  test('takes nothing from elsewhere and has no script', () => {
    expect(html).not.toMatch(/<script|(?:src|href)="(?:https?:)?\/\//);
  });
});

test('the menu names every page that there is', () => {
  const written = globSync('pages/*.md', { cwd: root }).map((file) => file.slice('pages/'.length, -3));
  expect(written.toSorted()).toEqual(names.toSorted());
});

test('every snippet is on a page', () => {
  const shown = names.map(sourceOf).join('\n');
  const snippets = globSync('snippets/*', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  expect(snippets.filter((file) => !shown.includes(file))).toEqual([]);
});

test('a page with a snippet that does not exist is refused', () => {
  expect(() => renderMarkdown('```ts snippets/none.ts\n```')).toThrow('none.ts');
});
