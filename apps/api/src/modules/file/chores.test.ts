import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newOwner, photo, startFileTest, type FileTest } from '../../../test/file/upload-world.ts';
import { removeFiles } from './files.ts';

const DAY_MS = 24 * 3_600_000;

let files: FileTest;
beforeAll(async () => {
  files = await startFileTest('own store');
});
afterAll(() => files.stop());

const sweep = async (): Promise<void> =>
  await files.system.platform.jobs.handlerOf('file.sweep-chores')?.({}, { id: 'cron', attempt: 0 });
const chores = async (): Promise<unknown[]> => {
  const { rows } = await sql`select kind from file_chores where kind = 'remove'`.execute(
    files.system.platform.database.read,
  );
  return rows;
};

test('files of an erased member are removed though the store was away for a day (rule 8.8)', async () => {
  const owner = newOwner();
  const keys = [await files.upload(owner, await photo()), await files.upload(owner, await photo())];
  const { store, platform } = files.files;
  const away = vi.spyOn(store, 'remove').mockRejectedValue(new Error('The store is away'));
  await platform.database.transaction((tx) => removeFiles(files.files, tx, owner));
  // Every attempt fails, and the jobs are over.
  for (const _key of keys) await files.system.runJobs().catch(() => undefined);
  files.system.clock.advance(DAY_MS);
  await expect(sweep()).rejects.toThrow('rows failed');
  expect(await chores()).toHaveLength(2);

  away.mockRestore();
  const removed = vi.spyOn(store, 'remove');
  await Promise.all([sweep(), sweep()]);
  expect(new Set(removed.mock.calls.map(([key]) => key))).toEqual(new Set(keys));
  expect(await chores()).toEqual([]);
});

test('a chore whose job succeeded leaves nothing to sweep', async () => {
  const owner = newOwner();
  await files.upload(owner, await photo());
  await files.files.platform.database.transaction((tx) => removeFiles(files.files, tx, owner));
  await files.system.runJobs();
  expect(await chores()).toEqual([]);
});
