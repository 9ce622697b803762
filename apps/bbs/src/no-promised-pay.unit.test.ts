import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Words and components that promise pay. Nothing pays a respondent yet (rule 6.17). */
const pay = /金币|报酬|到账|积分|\bCoins?\b|GroupReward/u;

test('no page of the discussion site promises pay', () => {
  const folder = import.meta.dirname;
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(50);
  const promising = files.filter((file) => pay.test(readFileSync(join(folder, file), 'utf8')));
  expect(promising).toEqual([]);
});
