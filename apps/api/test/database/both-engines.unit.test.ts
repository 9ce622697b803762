import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bothEngines } from './both-engines.ts';

const root = join(import.meta.dirname, '..', '..');
/** Areas that have no table of their own. */
const withoutTables = new Set(['receipt', 'region']);

test.each(bothEngines)('%s exists', (pattern) => {
  expect(globSync(pattern, { cwd: root })).not.toEqual([]);
});

test('every area of the server has a test that runs on both engines', () => {
  const tested = globSync([...bothEngines], { cwd: root });
  const areas = readdirSync(join(root, 'src/modules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !withoutTables.has(entry.name))
    .map(({ name }) => name);
  const without = areas.filter((area) => !tested.some((file) => file.startsWith(`src/modules/${area}/`)));
  expect(without).toEqual([]);
});
