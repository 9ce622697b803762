import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rawSizes } from './style-rules.ts';

const why = (declaration: string): string =>
  rawSizes(`.a {\n  ${declaration}\n}`)
    .map((found) => `${found.line} ${found.why}`)
    .join();

test.each([
  ['padding: 16px;', '2 spacing comes from'],
  ['margin-inline: 0 -10px;', '2 spacing comes from'],
  ['column-gap: 1rem;', '2 spacing comes from'],
  ['padding: calc(10px + env(safe-area-inset-bottom));', '2 spacing comes from'],
  ['border-radius: 12px;', '2 a radius comes from'],
  ['border-top-left-radius: 8px;', '2 a radius comes from'],
  ['font-size: 0.8125rem;', '2 a font size comes from'],
  ['font-size: 14px;', '2 a font size comes from'],
])('%s is refused', (declaration, problem) => {
  expect(why(declaration)).toContain(problem);
});

test('a breakpoint that is spelled out is refused', () => {
  expect(rawSizes('@media (max-width: 47.99em) {\n}')).toHaveLength(1);
  expect(rawSizes('@media screen and (width > 40em) {\n}')).toHaveLength(1);
});

test.each([
  'padding: var(--mantine-spacing-md) 0;',
  'padding: 2px var(--mantine-spacing-xs);',
  'gap: 0.5em;',
  'border-radius: 50%;',
  'border: 1px solid var(--y-line);',
  'width: 320px;',
  'font-size: max(16px, 1rem) !important;',
  '/* padding: 16px; */',
])('%s is allowed', (declaration) => {
  expect(why(declaration)).toBe('');
});

test('a breakpoint by its name, and other media, are allowed', () => {
  expect(rawSizes('@media (--phone) {\n}\n@media (prefers-reduced-motion: reduce) {\n}')).toEqual([]);
});

test('no stylesheet of the sites and packages spells a size that the theme names', () => {
  const root = join(import.meta.dirname, '..', '..', '..');
  const files = globSync('{apps,packages}/*/{src,gallery}/**/*.css', { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    rawSizes(readFileSync(join(root, file), 'utf8')).map(
      ({ line, text, why: problem }) => `${file}:${line} ${text}: ${problem}`,
    ),
  );
  expect(found).toEqual([]);
});
