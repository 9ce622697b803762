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

test('of many lanes two run at once for each processor, and the next begins when one is over', async () => {
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
  await runStages([['a', 'b', 'c', 'd', 'e'].map(lane)], () => undefined, { processors: 2 });
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(most).toBe(4);
});

test('a lane begins when what it needs is over, and others go first meanwhile', async () => {
  const begun: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const step = (name: string, more: Partial<Step> = {}): Step => ({
    name,
    run: async () => {
      begun.push(name);
      if (name === 'built') await released;
      if (name === 'beside') release();
      return good;
    },
    ...more,
  });
  const built = step('built');
  const [user, other] = [step('user', { needs: [built] }), step('other', { needs: [step('left out')] })];
  await runStages([[[built], [user], [step('before'), step('beside')], [other]]], () => undefined);
  expect(begun.toSorted()).toEqual(['before', 'beside', 'built', 'other', 'user']);
  expect(begun.slice(-1)).toEqual(['user']);
});

test('steps that need each other are refused', async () => {
  const needs: Step[] = [];
  const left: Step = { name: 'left', run: () => Promise.resolve(good), needs };
  const right: Step = { name: 'right', run: () => Promise.resolve(good), needs: [left] };
  needs.push(right);
  await expect(runStages([[[left], [right]]], () => undefined)).rejects.toThrow(/each other: left, right/u);
});

test('every step is reported in one piece, a failed one with its reason, and all are counted', async () => {
  const reports: string[] = [];
  const steps = Object.entries({ good, bad }).map(([name, outcome]) => ({
    name,
    run: () => Promise.resolve(outcome),
  }));
  const counts = await runStages([[steps]], (report) => reports.push(report));
  expect(told(reports)).toEqual(['✓ good: 2 passed, 0 failed (… s)', 'why\n✗ bad: 1 passed, 3 failed (… s)']);
  expect(counts).toMatchObject({ passed: 3, failed: 3 });
  expect(counts.times.map(({ name }) => name)).toEqual(['good', 'bad']);
});

const suspicious = (passesAlone: boolean): Step => ({
  name: 'suspicious',
  run: () =>
    Promise.resolve({
      ...bad,
      suspects: { files: ['a.test.ts'], passAlone: () => Promise.resolve(passesAlone) },
    }),
});

test('a failed test that passes alone is reported and does not fail the check; one that fails again does', async () => {
  const reports: string[] = [];
  const look = (passesAlone: boolean): Promise<unknown> =>
    runStages([[[suspicious(passesAlone)]]], (report) => reports.push(report), { secondLook: true });
  expect(await look(true)).toMatchObject({ passed: 4, failed: 0 });
  expect(reports.at(-1)).toBe(
    '↻ suspicious: 3 failed above and passed three times alone, find out why: a.test.ts',
  );
  expect(await look(false)).toMatchObject({ passed: 1, failed: 3 });
  expect(reports.at(-1)).toBe('✗ suspicious: fails alone too: a.test.ts');
});

test('without a second look every failure counts', async () => {
  expect(await runStages([[[suspicious(true)]]], () => undefined)).toMatchObject({ passed: 1, failed: 3 });
});

test('files of tests are named by their step', async () => {
  const step: Step = {
    name: 'tests of here',
    run: () => Promise.resolve({ ...good, files: [{ name: 'src/one.test.ts', seconds: 3 }] }),
  };
  const { files } = await runStages([[[step]]], () => undefined);
  expect(files).toEqual([{ name: 'tests of here: src/one.test.ts', seconds: 3 }]);
});
