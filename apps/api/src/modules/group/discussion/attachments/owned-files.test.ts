import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileOwners } from '../../../../composition/ports/file-owners.ts';
import { runDueJobs } from '../../../../../test/system/run-due-jobs.ts';
import { TestSystem } from '../../../../../test/system/test-system.ts';
import { photo } from '../../../../../test/file/upload-world.ts';
import type { Files } from '../../../file/api.ts';
import { filesAreOwned, filesAreStored, openFiles } from '../../../file/module.ts';
import { section, startHosting } from '../../../../../test/group/hosting.ts';
import { addQuestionFile, uploadAsHost } from '../../../../../test/group/upload-files.ts';
import { groupFilesKept } from './reconcile-files.ts';

const DAY_MS = 24 * 3_600_000;

let system: TestSystem;
let files: Files;
/** The keys of a file at a question, and of its thumbnail. */
let keys: string[];

beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
  files = openFiles(system.platform);
});
afterAll(() => system.stop());
beforeEach(async () => {
  const hosting = await startHosting(system);
  const { topics, revision } = await hosting.addTopics([1]);
  const { id } = await addQuestionFile(hosting);
  const params = { groupId: hosting.groupId, sectionId: topics[0]?.sections[0]?.id ?? '' };
  const body = { revision, section: section({ media: [{ id, alt: '' }] }) };
  await system.get('updateGuideSection', { params, body }, hosting.host);
  const { file_key, thumbnail_key } = await db()
    .selectFrom('group_attachments')
    .select(['file_key', 'thumbnail_key'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  keys = [file_key, thumbnail_key ?? ''];
});

const db = () => system.platform.database.read;
const findings = async () => {
  const found = [];
  for (const check of [groupFilesKept, filesAreOwned(system.platform, fileOwners), filesAreStored(files)])
    found.push(...(await check.run(db())).map(({ detail }) => detail));
  return found;
};
const held = async () => await Promise.all(keys.map(async (key) => await files.store.holds(key)));
const sweep = async (name = 'file.sweep-unowned'): Promise<void> => {
  const { signal } = new AbortController();
  await system.platform.jobs.handlerOf(name)?.({}, { id: 'sweep', attempt: 0, signal });
  await runDueJobs(system.platform);
};

describe('files of questions', () => {
  it('that nothing shows any more are reported after two days, and deleted; all others stay', async () => {
    await db()
      .deleteFrom('group_attachments')
      .where('file_key', '=', keys[0] ?? '')
      .execute();
    await sweep();
    expect([await findings(), await held()]).toEqual([[], [true, true]]);
    system.clock.advance(2 * DAY_MS + 1000);
    expect((await findings()).toSorted()).toEqual(
      keys.map((key) => `the file ${key} belongs to nothing`).toSorted(),
    );
    const others = await db().selectFrom('files').select('key').where('key', 'not in', keys).execute();
    await sweep();
    expect([await findings(), await held()]).toEqual([[], [false, false]]);
    expect(await db().selectFrom('files').select('key').execute()).toEqual(others);
  });

  it('are looked for among the uploads of the last weeks each night, and among all each month', async () => {
    await db()
      .deleteFrom('group_attachments')
      .where('file_key', '=', keys[0] ?? '')
      .execute();
    system.clock.advance(17 * DAY_MS);
    await sweep();
    expect(await held()).toEqual([true, true]);
    await sweep('file.sweep-all-unowned');
    expect([await findings(), await held()]).toEqual([[], [false, false]]);
  });

  it('that are shown and not in use any more are reported', async () => {
    const deleted = await db().deleteFrom('files').where('key', 'in', keys).returningAll().execute();
    expect(
      (await findings()).map((detail) => detail.replace(/attachment .* shows/u, 'shows')).toSorted(),
    ).toEqual(keys.map((key) => `shows ${key}, which is gone`).toSorted());
    await db().insertInto('files').values(deleted).execute();
    expect(await findings()).toEqual([]);
  });

  it('that are gone from the store are reported', async () => {
    const [key = ''] = keys;
    await files.store.remove(key);
    expect(await findings()).toEqual([`the file ${key} is gone from the store`]);
    await files.store.keep(key, await photo(), 'image/jpeg');
    expect(await findings()).toEqual([]);
  });
});

it('what a server stored that was killed before it took the file into use is deleted after a day', async () => {
  const hosting = await startHosting(system);
  const content = await photo();
  keys = [await uploadAsHost(hosting, content)];
  await files.store.keep(keys[0] ?? '', content, 'image/jpeg');
  system.clock.advance(DAY_MS + 1000);
  await runDueJobs(system.platform);
  expect(await held()).toEqual([false]);
  expect(await db().selectFrom('files').select('key').where('key', 'in', keys).execute()).toEqual([]);
});
