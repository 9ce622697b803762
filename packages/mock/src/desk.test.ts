import {
  addGuideTopics,
  addInvitations,
  countResponse,
  createHostedGroup,
  deleteResponses,
  downloadGroupAttachments,
  downloadResponseTable,
  endRehearsal,
  getGuide,
  getHostedGroup,
  getRehearsal,
  getVoiceCoverage,
  listGroupAttachments,
  listGroupChanges,
  listGroupDownloads,
  listHostedGroups,
  listHostResponses,
  listInvitations,
  listProbes,
  listResponseTags,
  loginByPassword,
  markSectionsRead,
  moveHostedGroup,
  removeFromGuide,
  ResponseOrder,
  restoreResponses,
  savePeopleTag,
  saveProbe,
  setVoiceTarget,
  starResponse,
  startRehearsal,
  tagResponses,
  updateHostedGroup,
} from '@yayan/api-client';
import { mockListHostResponses } from '@yayan/api-client/mocks';
import { expect, test } from 'vitest';
import { reasonOf } from './testing/calling.ts';
import { openMock } from './testing/open-mock.ts';

const sealed = `mock:${'A'.repeat(100)}`;
const id = (last: number): string => `0197f6a2-c1b8-7d4e-9a10-b2c3d4e5${String(last).padStart(4, '0')}`;

/** A client whose token is for the member's pages, a group and its hosts. */
const open = async () => {
  const { client } = openMock();
  client.session.signIn(await loginByPassword({ mobile: sealed, password: sealed }, { client }));
  return client;
};

test('who downloads a file of a group is on the list of downloads', async () => {
  const client = await open();
  const [first] = (await listGroupAttachments({}, { client })).items;
  const ids = [first?.media.id ?? ''];
  await downloadGroupAttachments({ ids, identity: 'code' }, { client });
  await downloadResponseTable({}, { client });
  expect((await listGroupDownloads({}, { client })).items.slice(0, 2)).toMatchObject([
    { kind: 'responseTable', identity: 'nickname' },
    { kind: 'attachments', identity: 'code', rows: 1 },
  ]);
  const missing = downloadGroupAttachments({ ids: [id(9999)] }, { client });
  expect(await reasonOf(missing)).toBe('NOT_FOUND');
});

test('a change of a group that is open is on the list of changes', async () => {
  const client = await open();
  const [group] = (await listHostedGroups({}, { client })).items;
  if (!group) throw new Error('There is no group');
  await moveHostedGroup(group.id, { move: 'open' }, { client });
  await moveHostedGroup(group.id, { move: 'close' }, { client });
  expect((await listGroupChanges(group.id, {}, { client })).items[0]).toMatchObject({
    what: 'move',
    before: '进行中',
    after: '已结束',
  });
});

test('the answers of the desk are listed in the order that was asked for', async () => {
  const [known] = (await listHostResponses({}, { client: await open() })).items;
  if (!known) throw new Error('There is no answer');
  const newer = { ...known, id: id(9), createdAt: '2026-11-29T08:30:00.000Z' };
  const { client } = openMock({
    seed: [mockListHostResponses({ items: [newer, known], nextCursor: null, total: 2 })],
  });
  client.session.signIn(await loginByPassword({ mobile: sealed, password: sealed }, { client }));
  const times = async (order: ResponseOrder) =>
    (await listHostResponses({ order }, { client })).items.map(({ createdAt }) => createdAt);
  expect(await times(ResponseOrder.Newest)).toEqual([newer.createdAt, known.createdAt]);
  expect(await times(ResponseOrder.Oldest)).toEqual([known.createdAt, newer.createdAt]);
});

test('hosts star, tag, count, read and delete answers, and restore them', async () => {
  const client = await open();
  const list = async () => (await listHostResponses({}, { client })).items;
  const [first] = await list();
  if (!first) throw new Error('There is no answer');
  await starResponse({ responseId: first.id, starred: true }, { client });
  await tagResponses({ responseIds: [first.id], add: ['图快'], remove: [] }, { client });
  await countResponse({ responseId: first.id, counts: false }, { client });
  await markSectionsRead({ sections: [{ sectionId: first.sectionId, responseId: first.id }] }, { client });
  expect((await list())[0]).toMatchObject({ starred: true, unfit: 'tooShort', unread: false });
  const tag = expect.objectContaining({ name: '图快', responses: 1 });
  expect((await listResponseTags({ client })).items).toContainEqual(tag);
  await deleteResponses({ ids: [first.id], reason: '重复' }, { client });
  expect((await list()).some((each) => each.id === first.id)).toBe(false);
  expect(await restoreResponses({ ids: [first.id] }, { client })).toEqual({ restored: 1 });
  expect((await list()).some((each) => each.id === first.id)).toBe(true);
  expect(await reasonOf(restoreResponses({ ids: [first.id] }, { client }))).toBe('NOT_FOUND');
});

test('follow-ups are kept, and a cell of the coverage has a target', async () => {
  const client = await open();
  await saveProbe({ id: id(1), text: '能举一个例子吗？', shared: true }, { client });
  expect((await listProbes({ client })).items).toHaveLength(1);
  const [cell] = (await getVoiceCoverage({}, { client })).cells;
  if (!cell) throw new Error('There is no cell');
  await setVoiceTarget({ topicId: cell.topicId, value: cell.value, target: 6 }, { client });
  expect((await getVoiceCoverage({}, { client })).cells[0]?.target).toBe(6);
});

test('a host makes a group, which changes by its newest revision only and doesn’t open without questions', async () => {
  const client = await open();
  const [known] = (await listHostedGroups({}, { client })).items;
  if (!known) throw new Error('There is no group');
  const group = await createHostedGroup({ id: id(2), settings: known.settings }, { client });
  const settings = { ...group.settings, name: '夜宵习惯' };
  await updateHostedGroup(group.id, { revision: group.revision, settings }, { client });
  const again = updateHostedGroup(group.id, { revision: group.revision, settings }, { client });
  expect(await reasonOf(again)).toBe('GUIDE_CHANGED');
  expect((await getHostedGroup(group.id, { client })).settings.name).toBe('夜宵习惯');
  expect(await reasonOf(moveHostedGroup(group.id, { move: 'open' }, { client }))).toBe('GUIDE_EMPTY');
});

test('people are invited after a dry run, and named by tags once', async () => {
  const client = await open();
  const [group] = (await listHostedGroups({}, { client })).items;
  const groupId = group?.id ?? '';
  const invite = (dryRun: boolean) =>
    addInvitations(groupId, { numbers: '13900001111\n12', role: 0, tagId: null, dryRun }, { client });
  const before = (await listInvitations(groupId, {}, { client })).items.length;
  expect(await invite(true)).toMatchObject({ invited: 1, faultCount: 1 });
  expect((await listInvitations(groupId, {}, { client })).items).toHaveLength(before);
  await invite(false);
  expect((await listInvitations(groupId, {}, { client })).items).toHaveLength(before + 1);
  await savePeopleTag(groupId, { id: id(3), name: '夜班' }, { client });
  expect(await reasonOf(savePeopleTag(groupId, { id: id(4), name: '夜班' }, { client }))).toBe('TAG_TAKEN');
});

test('a rehearsal is walked through, and runs until it is ended', async () => {
  const client = await open();
  const [group] = (await listHostedGroups({}, { client })).items;
  const groupId = group?.id ?? '';
  const started = await startRehearsal(groupId, { client });
  expect(started.rehearsal).toMatchObject({ walk: 'running', report: null });
  expect((await getRehearsal(groupId, { client })).rehearsal).toMatchObject({ walk: 'finished' });
  await endRehearsal(groupId, { client });
  expect((await getRehearsal(groupId, { client })).rehearsal).toBeNull();
});

test('a guide is written by its newest revision only', async () => {
  const client = await open();
  const [group] = (await listHostedGroups({}, { client })).items;
  const groupId = group?.id ?? '';
  const { revision, topics } = await getGuide(groupId, { client });
  const topic = { title: '第三天', summary: '', opensAt: null, closesAt: null };
  const added = { revision, topics: [{ id: id(5), topic, sections: [] }] };
  const guide = await addGuideTopics(groupId, added, { client });
  expect(guide.topics).toHaveLength(topics.length + 1);
  expect(await reasonOf(addGuideTopics(groupId, added, { client }))).toBe('GUIDE_CHANGED');
  await removeFromGuide(groupId, { revision: guide.revision, kind: 'topic', id: id(5) }, { client });
  expect((await getGuide(groupId, { client })).topics).toHaveLength(topics.length);
});
