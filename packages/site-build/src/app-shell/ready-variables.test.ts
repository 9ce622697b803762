import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { variablesOf, withoutVariables, withVariables } from './ready-variables.ts';

const ui = createRequire(new URL('../../../ui/package.json', import.meta.url));
const file = join(
  dirname(ui.resolve('@mantine/core')),
  '../esm/core/MantineProvider/MantineCssVariables/MantineCssVariables.mjs',
);

test("a built page's scripts don't work out the theme's variables", () => {
  expect(withoutVariables(readFileSync(file, 'utf8'), file)).not.toContain('import');
  expect(withoutVariables('export const other = 1;', '/other.mjs')).toBeUndefined();
});

test('a component that writes them in another way stops the build', () => {
  expect(() => withoutVariables('export const MantineCssVariables = 1;', file)).toThrow('another way');
});

test('the variables of a page are those of its pictures', () => {
  const picture = '<style data-mantine-styles="true">:root{--a:1px}</style><p>';
  expect(variablesOf(['<p>', picture])).toBe(':root{--a:1px}');
});

test('a page without the variables stops the build', () => {
  expect(() => variablesOf(['<p>'])).toThrow('variables');
});

test('the variables take the place of the default ones of the same scheme', () => {
  const styles = `@layer mantine{:root{--a:1px;--b:2px}:root[data-mantine-color-scheme='dark']{--a:3px}}:root{--a:9px}`;
  expect(withVariables(styles, ':root{--a:4px}').replaceAll('\n', '')).toBe(
    `@layer mantine{:root{--b:2px}:root[data-mantine-color-scheme='dark']{--a:3px}}:root{--a:9px}:root{--a:4px}`,
  );
});
