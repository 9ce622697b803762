import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bothEngines } from './both-engines.ts';

const root = join(import.meta.dirname, '..', '..');

test.each(bothEngines)('%s exists', (pattern) => {
  expect(globSync(pattern, { cwd: root })).not.toEqual([]);
});
