import { expect, test } from 'vitest';
import { runStages } from './run-stages.ts';
import type { Outcome, Step } from './step.ts';

const good: Outcome = { passed: 2, failed: 0, details: 'not told' };
const bad: Outcome = { passed: 1, failed: 3, details: 'why' };
const told = (reports: readonly string[]): string[] =>
  reports.map((report) => report.replace(/\(.* s\)/u, '(… s)'));

test('lanes run side by side, the steps of one in their order, and the next stage when all are over', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const begun: string[] = [];
  const step = (name: string, until: Promise<void> = Promise.resolve()): Step => ({
    name,
    run: async () => {
      begun.push(name);
      await until;
      return good;
    },
  });
  const releasing: Step = {
    name: 'releases',
    run: () => {
      begun.push('releases');
      release();
      return Promise.resolve(good);
    },
  };
  const waits = step('waits', released);
  await runStages(
    [
      [
        [waits, step('follows')],
        [step('beside'), releasing],
      ],
      [[step('last')]],
    ],
    () => undefined,
  );
  expect(begun.slice(0, 3)).toEqual(['waits', 'beside', 'releases']);
  expect(begun.slice(3)).toEqual(['follows', 'last']);
});

test('of many lanes three run at once, and the next begins when one is over', async () => {
  let running = 0;
  let most = 0;
  const begun: string[] = [];
  const lane = (name: string): readonly Step[] => [
    {
      name,
      run: async () => {
        begun.push(name);
        most = Math.max(most, ++running);
        await Promise.resolve();
        running -= 1;
        return good;
      },
    },
  ];
  await runStages([['a', 'b', 'c', 'd', 'e'].map(lane)], () => undefined);
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(most).toBe(3);
});

test('every step is told in one piece, one that failed with why, and all are counted', async () => {
  const reports: string[] = [];
  const steps = Object.entries({ good, bad }).map(([name, outcome]) => ({
    name,
    run: () => Promise.resolve(outcome),
  }));
  const counts = await runStages([[steps]], (report) => reports.push(report));
  expect(told(reports)).toEqual(['✓ good: 2 passed, 0 failed (… s)', 'why\n✗ bad: 1 passed, 3 failed (… s)']);
  expect(counts).toEqual({ passed: 3, failed: 3 });
});
