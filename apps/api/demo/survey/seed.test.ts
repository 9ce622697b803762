import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '../../test/system/test-platform.ts';
import { DEMO_MEMBERS } from '../../src/modules/identity/module.ts';
import { seedIdentity } from '../identity/seed.ts';
import { reconcile } from '../../src/modules/ledger/module.ts';
import { participationChecks } from '../../src/modules/task/participation/reconcile-participations.ts';
import { listTaskRecords } from '../../src/modules/task/results/task-records.ts';
import { listTasks } from '../../src/modules/task/wall/wall.ts';
import { taskPorts } from '../../src/composition/ports/task-ports.ts';
import { seedTasks } from './seed.ts';

const { newMember, oldMember } = DEMO_MEMBERS;

let system: TestPlatform;
beforeAll(async () => {
  system = await testPlatform();
  await seedIdentity(system.platform);
  await seedTasks(system.platform, taskPorts);
});
afterAll(() => system.stop());

it('every module and every points range has a task that can be started', async () => {
  const { items } = await listTasks(system.platform, newMember.id, 2, {});
  expect(new Set(items.map(({ module }) => module))).toEqual(new Set([0, 1, 2, 3, 4]));
  for (const points of ['0-34', '35-84', '85-299', '300-499', '500-'] as const)
    expect((await listTasks(system.platform, newMember.id, 2, { points })).items, points).not.toEqual([]);
  expect(items.every(({ availability }) => availability === 'open')).toBe(true);
});

it('the old member has completed one, was screened out of one and answered one too fast', async () => {
  const { items } = await listTaskRecords(system.platform, oldMember.id, {});
  expect(items.map(({ result, coins }) => [result, coins])).toEqual([
    [4, 0],
    [2, 10],
    [1, 90],
  ]);
});

it('can run at every start: it creates nothing twice, and the payments reconcile', async () => {
  const count = async () =>
    await system.platform.database.read
      .selectFrom('participations')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
  const before = await count();
  await seedTasks(system.platform, taskPorts);
  expect(await count()).toEqual(before);
  const results = await reconcile(system.platform.database, participationChecks);
  expect(results.flatMap(({ findings }) => findings)).toEqual([]);
});
