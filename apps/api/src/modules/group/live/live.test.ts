import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GroupRole } from '@yayan/contract';
import type { GroupCaller } from '../../../http/caller.ts';
import { groupNewsFor } from './visible-events.ts';
import { type GroupNews, groupTopic, publishNews } from './notifications.ts';
import {
  startTestGroups,
  type TestGroup,
  type TestGroupMember,
  type TestGroups,
} from '../test/group-world.ts';

let groups: TestGroups;
let group: TestGroup;
let topicId: string;
let heard: GroupNews[];
let unsubscribe: () => void;
const roles = ['author', 'reader', 'host', 'observer'] as const;
let people: Record<(typeof roles)[number], TestGroupMember & { role: GroupRole }>;

beforeAll(async () => {
  groups = await startTestGroups();
});
afterAll(() => groups.stop());
beforeEach(async () => {
  group = await groups.addGroup();
  const add = async (role: GroupRole) => ({ ...(await group.addMember(role)), role });
  people = {
    author: await add(GroupRole.Respondent),
    reader: await add(GroupRole.Respondent),
    host: await add(GroupRole.Host),
    observer: await add(GroupRole.Observer),
  };
  heard = [];
  unsubscribe = groups.platform.events.subscribe(groupTopic(group.id), (news) => {
    heard.push(news as GroupNews); // As publishNews made it.
  });
});
afterEach(() => unsubscribe());

async function addSection(visibility: 'everyone' | 'answerFirst' | 'hostsOnly'): Promise<string> {
  const topic = await group.addTopic();
  topicId = topic.id;
  return await topic.addSection({ visibility });
}

const respond = async (sectionId: string) => {
  const body = { clientId: crypto.randomUUID(), sectionId, content: '豆浆油条', attachments: [] };
  return await groups.get('createResponse', { body }, people.author);
};

const ask = async (id: string, more: object) => {
  const body = { clientId: crypto.randomUUID(), content: '为什么？', ...more };
  return await groups.get('createFollowUp', { params: { id }, body }, people.host);
};

const told = async (count: number): Promise<GroupNews> => {
  await vi.waitFor(() => expect(heard).toHaveLength(count), { timeout: 10_000 });
  const last = heard.at(-1);
  if (!last) throw new Error('Nothing was heard');
  return last;
};

/** What each role hears of a piece of news: `responseId`, `count` where only the count moves, nothing. */
async function hearing(news: GroupNews): Promise<Record<string, 'all' | 'count' | 'nothing'>> {
  const entries = roles.map(async (name) => {
    const { id: groupMemberId, role } = people[name];
    const caller: GroupCaller = { kind: 'group', groupId: group.id, groupMemberId, role, sessionId: 'test' };
    const found = await groupNewsFor(groups.parts, caller, news);
    return [name, found === null ? 'nothing' : found.responseId === null ? 'count' : 'all'] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

describe('live news', () => {
  it('tells an answer when its transaction commits, with ids and no content', async () => {
    const sectionId = await addSection('everyone');
    const { id } = await respond(sectionId);
    expect(await told(1)).toEqual({
      kind: 'response.created',
      topicId,
      sectionId,
      responseId: id,
      followUpId: null,
      at: groups.clock.now().toISOString(),
    });
  });

  it('tells nothing of a transaction that is undone, and not before the commit', async () => {
    const sectionId = await addSection('everyone');
    const news = { kind: 'response.created', topicId, sectionId } as const;
    const publish = async (at: string, fails: boolean) =>
      await groups.parts.database.transaction(async (tx) => {
        await publishNews(groups.parts, tx, group.id, news, new Date(at));
        expect(heard).toEqual([]);
        if (fails) throw new Error('undone');
      });
    await expect(publish('2026-01-01T00:00:00.000Z', true)).rejects.toThrow('undone');
    await publish('2026-02-02T00:00:00.000Z', false);
    expect((await told(1)).at).toBe('2026-02-02T00:00:00.000Z');
  });

  it('tells nothing twice when a call is repeated', async () => {
    const sectionId = await addSection('everyone');
    const asked = { body: { clientId: crypto.randomUUID(), sectionId, content: '包子', attachments: [] } };
    await groups.get('createResponse', asked, people.author);
    await groups.get('createResponse', asked, people.author);
    const { id } = await groups.get('createResponse', asked, people.author);
    await ask(id, {});
    expect((await told(2)).kind).toBe('followup.created');
  });

  it.each([
    ['everyone', { author: 'all', reader: 'all', host: 'all', observer: 'all' }],
    ['answerFirst', { author: 'all', reader: 'count', host: 'all', observer: 'all' }],
    ['hostsOnly', { author: 'all', reader: 'nothing', host: 'all', observer: 'all' }],
  ] as const)('an answer visible to %s is heard by %o', async (visibility, expected) => {
    await respond(await addSection(visibility));
    expect(await hearing(await told(1))).toEqual(expected);
  });

  it.each([
    ['everyone', { author: 'all', reader: 'all', host: 'all', observer: 'all' }],
    ['author', { author: 'all', reader: 'nothing', host: 'all', observer: 'nothing' }],
    ['backRoom', { author: 'nothing', reader: 'nothing', host: 'all', observer: 'all' }],
  ] as const)('a follow-up for %s is heard by %o', async (audience, expected) => {
    const { id } = await respond(await addSection('everyone'));
    await ask(id, { audience });
    expect(await hearing(await told(2))).toEqual(expected);
  });

  it('「主持人已看」 is heard by the author alone, once', async () => {
    const sectionId = await addSection('everyone');
    const { id } = await respond(sectionId);
    const read = { body: { sectionId, responseId: id } };
    await groups.get('markSectionRead', read, people.reader);
    await groups.get('markSectionRead', read, people.host);
    await groups.get('markSectionRead', read, people.host);
    const news = await told(2);
    expect(news.kind).toBe('response.seen');
    expect(await hearing(news)).toEqual({
      author: 'all',
      reader: 'nothing',
      host: 'nothing',
      observer: 'nothing',
    });
    const query = { query: { sectionId } };
    const [own] = (await groups.get('listResponses', query, people.author)).items;
    const [others] = (await groups.get('listResponses', query, people.reader)).items;
    expect([own?.seenByHost, others?.seenByHost]).toEqual([true, false]);
  });
});
