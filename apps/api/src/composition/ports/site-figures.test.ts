import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestSystem } from '../../../test/system/test-system.ts';
import { siteFigureCounters } from './site-figure-counters.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

test('figures count members, completed tasks and issued coins', async () => {
  const db = system.platform.database.read;
  const now = system.clock.now();
  expect(await siteFigureCounters.members(db, now)).toBeGreaterThan(5);
  expect(await siteFigureCounters.answers(db, now)).toBeGreaterThan(0);
  expect(Number.isSafeInteger(await siteFigureCounters.coins(db, now))).toBe(true);
});
