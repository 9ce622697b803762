import { openDB } from 'idb';
import { groupFilesDatabase, groupFilesKeptMs } from '@yayan/site';
import { expect, test } from 'vitest';
import { session, site } from '../client/client.ts';
import { unsentWords } from './unsent-words.ts';

const keepFile = async (id: string, addedAt: number): Promise<void> => {
  const store = await openDB(groupFilesDatabase, 1, {
    upgrade: (made) => void made.createObjectStore('files', { keyPath: 'id' }).createIndex('place', 'place'),
  });
  await store.put('files', { id, place: 'p', addedAt, attachmentId: null });
  store.close();
};

test('the logout names unsent files of groups, and deletes them', async () => {
  session.setUserData({ id: 'leaving' });
  await keepFile('f1', Date.now());
  expect(await unsentWords()).toContain('讨论小组里有 1 个没发出的文件，退出后会清除。');
  site.endSession();
  await expect
    .poll(async () => (await indexedDB.databases()).map(({ name }) => name))
    .not.toContain(groupFilesDatabase);
  expect(await unsentWords()).not.toContain('文件');
  expect(groupFilesKeptMs).toBe(7 * 24 * 3_600_000);
});
