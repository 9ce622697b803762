import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestPlatform, testPlatform } from '../../../../test/system/test-platform.ts';
import { sweepEnded } from '../../task/wall/ended-store.ts';
import { listTasks } from '../../task/wall/wall.ts';
import { importTask } from './import-task.ts';
import { readTaskFile } from './task-file.ts';

const day = 86_400_000;
const anybody = '01900000-0000-7000-8000-000000000001';
const groceries = new URL('../../../../data/survey/groceries.yaml', import.meta.url);

let system: TestPlatform;
beforeAll(async () => {
  system = await testPlatform();
});
afterAll(() => system.stop());

it('a file with a later end reopens an ended task, and a file never makes a task end earlier', async () => {
  const { platform, clock } = system;
  const source = await readFile(groceries, 'utf8');
  const ending = (days: string) =>
    importTask(
      platform,
      readTaskFile('groceries.yaml', source.replace('endsInDays: null', `endsInDays: ${days}`)),
    );
  const startable = async () =>
    (await listTasks(platform, anybody, 2, {})).items
      .filter(({ availability }) => availability === 'open')
      .map(({ hashId }) => hashId);
  expect(await ending('3')).toEqual({ hashId: 'Cai4nB7qLw2T', what: 'added', endsLater: false });
  expect(await startable()).toEqual(['Cai4nB7qLw2T']);
  clock.advance(3 * day);
  expect(await sweepEnded(platform.database.read, clock.now())).toBe(1);
  expect(await startable()).toEqual([]);
  expect(await ending('2')).toMatchObject({ what: 'hosted', endsLater: true });
  expect(await startable()).toEqual(['Cai4nB7qLw2T']);
  expect(await ending('1')).toMatchObject({ endsLater: false });
  clock.advance(2 * day - 1);
  expect(await startable()).toEqual(['Cai4nB7qLw2T']);
  expect(await ending('null')).toMatchObject({ endsLater: true });
  expect(await ending('5')).toMatchObject({ endsLater: false });
  clock.advance(9 * day);
  expect(await startable()).toEqual(['Cai4nB7qLw2T']);
});
