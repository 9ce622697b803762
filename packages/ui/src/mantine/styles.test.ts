import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const styles = join(createRequire(import.meta.url).resolve('@mantine/core/styles.css'), '..', 'styles');
const files = globSync('*/*.ts', { cwd: import.meta.dirname });
const index = readFileSync(new URL('../index.ts', import.meta.url), 'utf8');

test.each(files)('stack §5: %s brings its own layered stylesheets, which exist, and is exported', (file) => {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  const imported = [...source.matchAll(/'@mantine\/core\/styles\/(\w+)\.layer\.css'/g)].map(
    ([, name]) => name ?? '',
  );
  const component = /export (?:const|\{) (\w+)/.exec(source)?.[1] ?? '';
  expect(imported.filter((name) => !existsSync(join(styles, `${name}.layer.css`)))).toEqual([]);
  expect(imported.includes(component)).toBe(existsSync(join(styles, `${component}.layer.css`)));
  expect(index).toContain(`'./mantine/${file}'`);
});

// Bundlers skip a module that only re-exports, and with it its stylesheets.
test.each(files)('%s is more than a re-export, so that bundlers keep its stylesheets', (file) => {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  if (source.includes('.layer.css')) expect(source).toMatch(/^export const \w+ = Mantine/m);
});
