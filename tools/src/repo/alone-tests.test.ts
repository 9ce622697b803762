import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

test('a component test that replaces a module has a page of its own, because others load the module too', () => {
  const shared = sourceFiles().filter(
    (file) => file.endsWith('.browser.test.tsx') && !file.endsWith('.alone.browser.test.tsx'),
  );
  expect(shared.length).toBeGreaterThan(30);
  const replacing = shared.filter((file) =>
    /\bvi\.(?:mock|doMock|resetModules)\(/u.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(replacing, 'name these *.alone.browser.test.tsx').toEqual([]);
});
