import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Words and components that promise pay. */
const pay = /金币|报酬|到账|积分|\bCoins?\b|GroupReward/u;

/** The file in which respondents may read about pay: it shows a group's own plan. */
const allowed = ['features/group/sign-in/GroupIntro.tsx'];

/** Hosts' own pages, on which they make the plan and see what it pays. */
const ofHosts = /^(?:features\/hosting\/|host-routes\.ts$)/u;

test('rule 6.17: pay is named only by the text of a plan that the group has', () => {
  const folder = import.meta.dirname;
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
    (file) => !file.includes('.test.') && !ofHosts.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  const promising = files.filter((file) => pay.test(readFileSync(join(folder, file), 'utf8')));
  expect(promising.toSorted()).toEqual(allowed);
  expect(readFileSync(join(folder, 'features/group/sign-in/GroupIntro.tsx'), 'utf8')).toContain('reward ?');
});
