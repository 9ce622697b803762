import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GroupRole } from '@yayan/contract';
import { allTogether } from '../../../../../test/together.ts';
import { insertOpened } from './opened-store.ts';
import {
  startTestGroups,
  type TestGroup,
  type TestGroupMember,
  type TestGroups,
} from '../../../../../test/group/group-world.ts';

let groups: TestGroups;
let group: TestGroup;
let topicId: string;
let sectionId: string;
let host: TestGroupMember;
/** The answers of the section, the oldest first. */
let answers: string[];
beforeAll(async () => {
  groups = await startTestGroups();
});
afterAll(() => groups.stop());
beforeEach(async () => {
  group = await groups.addGroup();
  host = await group.addMember(GroupRole.Host);
  const topic = await group.addTopic();
  topicId = topic.id;
  sectionId = await topic.addSection({});
  answers = [];
  for (let place = 1; place <= 4; place += 1) {
    groups.clock.advance(1000);
    const body = { clientId: crypto.randomUUID(), sectionId, content: `第 ${place} 份早餐`, attachments: [] };
    const who = await group.addMember(GroupRole.Respondent);
    answers.push((await groups.get('createResponse', { body }, who)).id);
  }
});

const bodyOf = (places: readonly number[], alone = true) => ({
  body: { sections: places.map((place) => ({ sectionId, responseId: answers[place - 1] ?? '' })), alone },
});
const read = async (places: readonly number[], as = host) =>
  (await groups.get('markSectionsRead', bodyOf(places), as)).items[0];
const unread = async (as = host): Promise<number[]> => {
  const { items, total } = await groups.get(
    'listHostResponses',
    { query: { unread: true, order: 'oldest' } },
    as,
  );
  expect(total).toBe(items.length);
  return items.map(({ id }) => answers.indexOf(id) + 1);
};
const unreadOfTopic = async (as = host): Promise<number | undefined> =>
  (await groups.get('getHostTopic', { query: { topicId } }, as)).sections[0]?.progress.unread;
const storedCount = async (): Promise<number> => {
  const rows = await groups.deps.database.read
    .selectFrom('group_opened')
    .select('response_id')
    .where('group_member_id', '=', host.id)
    .execute();
  return rows.length;
};

describe('rule 6.60: an answer read alone', () => {
  it('stays read on every device, and those before it stay unread', async () => {
    expect(await read([3])).toMatchObject({ moved: false, unread: 3, lastReadId: null });
    expect(await unread()).toEqual([1, 2, 4]);
    expect(await unreadOfTopic()).toBe(3);
    const marks = (await groups.get('listHostResponses', { query: { order: 'oldest' } }, host)).items;
    expect(marks.map((one) => one.unread)).toEqual([true, true, false, true]);
    const { total } = await groups.get('listHostResponses', { query: { unread: true, limit: 1 } }, host);
    expect(total).toBe(3);
    const found = await groups.get('listHostResponses', { query: { unread: false } }, host);
    expect(found.items.map(({ id }) => id)).toEqual([answers[2]]);
  });

  it('moves the divider once everything before was read, and is forgotten then', async () => {
    await read([3]);
    await read([2]);
    expect(await storedCount()).toBe(2);
    expect(await read([1])).toMatchObject({ moved: true, unread: 1, lastReadId: answers[2] });
    expect(await unread()).toEqual([4]);
    expect(await storedCount()).toBe(0);
    expect(await read([4])).toMatchObject({ moved: true, unread: 0, lastReadId: answers[3] });
  });

  it('counts once, however often and from wherever it is sent', async () => {
    await allTogether(6, async () => await read([2]));
    await allTogether(2, async () => await read([4]));
    expect(await unread()).toEqual([1, 3]);
    expect(await unreadOfTopic()).toBe(2);
    await read([1, 3]);
    expect(await unread()).toEqual([]);
    expect(await storedCount()).toBe(0);
    expect(await read([2])).toMatchObject({ moved: false, unread: 0 });
  });

  it('two tabs that read the last gaps together lose nothing', async () => {
    const both = [1, 2, 3, 4];
    await Promise.all(both.map(async (place) => await read([place])));
    expect(await unread()).toEqual([]);
    expect(await unreadOfTopic()).toBe(0);
  });

  it('is the reader’s own: other hosts and observers have not read it', async () => {
    const observer = await group.addMember(GroupRole.Observer);
    await read([3]);
    expect(await unread(observer)).toEqual([1, 2, 3, 4]);
    await read([1], observer);
    expect(await unread(observer)).toEqual([2, 3, 4]);
    expect(await unread()).toEqual([1, 2, 4]);
  });

  it('marking up to an answer takes along what was read alone', async () => {
    await read([2]);
    await groups.get('markSectionsRead', bodyOf([3], false), host);
    expect(await unread()).toEqual([4]);
    expect(await unreadOfTopic()).toBe(1);
    expect(await storedCount()).toBe(0);
  });

  it('a deleted answer is counted nowhere, and no gap', async () => {
    await read([2]);
    await read([4]);
    const deletion = (place: number) => ({ body: { ids: [answers[place - 1] ?? ''], reason: '跑题了' } });
    await groups.get('deleteResponses', deletion(2), host);
    expect(await unreadOfTopic()).toBe(2);
    expect(await unread()).toEqual([1, 3]);
    await groups.get('deleteResponses', deletion(3), host);
    expect(await read([1])).toMatchObject({ moved: true, unread: 0, lastReadId: answers[3] });
    expect(await unread()).toEqual([]);
  });

  it('refuses respondents, and answers that are not in the section or not in the group, all or nothing', async () => {
    const respondent = await group.addMember(GroupRole.Respondent);
    expect(await groups.outcome('markSectionsRead', bodyOf([1]), respondent)).toBe('FORBIDDEN');
    const other = await groups.addGroup();
    const stranger = await other.addMember(GroupRole.Host);
    expect(await groups.outcome('markSectionsRead', bodyOf([1]), stranger)).toBe('NOT_FOUND');
    const unknown = { sectionId, responseId: crypto.randomUUID() };
    const body = { sections: [...bodyOf([1]).body.sections, unknown], alone: true };
    expect(await groups.outcome('markSectionsRead', { body }, host)).toBe('NOT_FOUND');
    expect(await storedCount()).toBe(0);
  });

  it('at most as many as allowed are stored for a person; the others stay unread', async () => {
    const { deps } = groups;
    const viewer = { groupId: group.id, memberId: host.id, role: GroupRole.Host };
    for (const responseId of answers.slice(1))
      expect(await insertOpened(deps.database, viewer, [{ sectionId, responseId }], 2)).toBe(1);
    expect(await unread()).toEqual([1, 4]);
  });
});
