import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { pageDocument } from './page-document.ts';
import { startAnyway, startAnywayFile } from './script-hash.ts';

const plan = {
  files: ['/assets/later.js', '/assets/first.js', '/assets/all.css'],
  first: [1, 2],
  frame: [],
  entries: ['/'],
  home: '/home',
  login: '/login',
  pages: {},
  later: {},
};

/** Runs the script on a page, and returns the style sheets that it loads and whether it starts the site. */
const start = (firstScripts: unknown) => {
  const styles: string[] = [];
  const page: Record<string, unknown> = {
    document: {
      querySelector: () => ({ textContent: JSON.stringify(plan) }),
      createElement: () => ({ setAttribute: (_: string, value: string) => styles.push(value) }),
      head: { append: () => undefined },
    },
    setTimeout: (run: () => void) => run(),
    firstScripts,
  };
  page['globalThis'] = page;
  runInNewContext(startAnyway, page);
  return { styles, firstScripts: page['firstScripts'] };
};

test('a page whose own script was refused is started by a file of the site', () => {
  const { styles, firstScripts } = start(undefined);
  expect(styles).toEqual(['/assets/all.css']);
  expect(firstScripts).toBeDefined();
});

test('a page whose own script ran is left alone', () => {
  expect(start('running')).toEqual({ styles: [], firstScripts: 'running' });
});

test('each document names that file behind its own script', () => {
  const html = '<html><head></head><body><script type="module" src="/assets/x.js"></script></body></html>';
  const written = pageDocument(html, [], plan, []);
  expect(written.indexOf(`src="/${startAnywayFile}"`)).toBeGreaterThan(written.lastIndexOf('<script>'));
});
