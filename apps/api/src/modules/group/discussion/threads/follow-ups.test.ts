import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GroupRole } from '@yayan/contract';
import {
  DAY,
  startTestGroups,
  type TestGroup,
  type TestGroupMember,
  type TestGroups,
} from '../../../../../test/group/group-world.ts';

let groups: TestGroups;
let group: TestGroup;
let topicId: string;
let sectionId: string;
let author: TestGroupMember;
let reader: TestGroupMember;
let host: TestGroupMember;
let observer: TestGroupMember;
let responseId: string;

beforeAll(async () => {
  groups = await startTestGroups();
});
afterAll(() => groups.stop());
beforeEach(async () => {
  group = await groups.addGroup();
  author = await group.addMember(GroupRole.Respondent);
  reader = await group.addMember(GroupRole.Respondent);
  host = await group.addMember(GroupRole.Host);
  observer = await group.addMember(GroupRole.Observer);
  const topic = await group.addTopic();
  topicId = topic.id;
  sectionId = await topic.addSection({ closesAt: new Date(groups.clock.now().getTime() + 1000) });
  const body = { clientId: crypto.randomUUID(), sectionId, content: '豆浆油条', attachments: [] };
  responseId = (await groups.get('createResponse', { body }, author)).id;
});

const said = (content: string, more: object = {}) => ({
  params: { id: responseId },
  body: { clientId: crypto.randomUUID(), content, ...more },
});
const say = (as: TestGroupMember, content: string, more: object = {}) =>
  groups.get('createFollowUp', said(content, more), as);
const attempt = (as: TestGroupMember, more: object = {}) =>
  groups.outcome('createFollowUp', said('说一句', more), as);
const thread = async (as: TestGroupMember): Promise<string[]> => {
  const { items } = await groups.get('getFollowUpThread', { query: { responseId } }, as);
  return items.map(({ content }) => content);
};

describe('follow-ups', () => {
  it('a question of a host counts as reading: what its author sees as 主持人已看 is not unread in the desk', async () => {
    const state = async () => {
      const { items: mine } = await groups.get('listResponses', { query: { sectionId } }, author);
      const { items: desk } = await groups.get('listHostResponses', {}, host);
      return { seenByHost: mine[0]?.seenByHost, unread: desk[0]?.unread };
    };
    expect(await state()).toEqual({ seenByHost: false, unread: true });
    await say(observer, '内部的', { audience: 'backRoom' });
    expect(await state()).toEqual({ seenByHost: false, unread: true });
    await say(host, '哪家店？');
    expect(await state()).toEqual({ seenByHost: true, unread: false });
  });

  it('rule 6.60: a question under the newest answer leaves the older ones unread, and their authors see no 主持人已看', async () => {
    groups.clock.advance(1);
    const body = { clientId: crypto.randomUUID(), sectionId, content: '包子', attachments: [] };
    const later = await groups.get('createResponse', { body }, reader);
    const asked = { params: { id: later.id }, body: { clientId: crypto.randomUUID(), content: '什么馅？' } };
    await groups.get('createFollowUp', asked, host);
    const { items } = await groups.get('listHostResponses', { query: { unread: true } }, host);
    expect(items.map(({ id }) => id)).toEqual([responseId]);
    const { items: mine } = await groups.get('listResponses', { query: { sectionId } }, author);
    expect(mine.map(({ id, seenByHost }) => [id, seenByHost])).toContainEqual([responseId, false]);
  });

  it('are seen only by their audience: public, private, internal', async () => {
    await say(host, '公开的');
    groups.clock.advance(1);
    await say(host, '私下的', { audience: 'author' });
    groups.clock.advance(1);
    await say(observer, '内部的', { audience: 'backRoom' });
    expect(await thread(author)).toEqual(['公开的', '私下的']);
    expect(await thread(reader)).toEqual(['公开的']);
    expect(await thread(host)).toEqual(['公开的', '私下的', '内部的']);
    expect(await thread(observer)).toEqual(['公开的', '内部的']);
    const counts = [author, reader, host, observer].map(async (as) => {
      const { items } = await groups.get('listResponses', { query: { sectionId } }, as);
      return items[0]?.followUpCount;
    });
    expect(await Promise.all(counts)).toEqual([2, 1, 3, 2]);
  });

  it("a reply has the audience of what it replies to, and nobody can reply to something they can't see", async () => {
    const { id } = await say(host, '私下问一句', { audience: 'author', mustAnswer: true });
    expect(await attempt(reader, { replyToId: id })).toBe('NOT_FOUND');
    const reply = await say(author, '私下答一句', { replyToId: id });
    expect(reply).toMatchObject({ kind: 'reply', audience: 'author', replyToId: id });
    expect(await thread(reader)).toEqual([]);
  });

  it('each role can write only its own kinds of follow-up', async () => {
    expect(await attempt(author, { audience: 'author' })).toBe('FORBIDDEN');
    expect(await attempt(author, { mustAnswer: true })).toBe('FORBIDDEN');
    expect(await attempt(observer)).toBe('FORBIDDEN');
    expect(await attempt(observer, { audience: 'everyone' })).toBe('FORBIDDEN');
    expect(await attempt(host, { audience: 'backRoom', mustAnswer: true })).toBe('FIELD_WRONG');
    expect(await attempt(observer, { audience: 'backRoom' })).toBe('OK');
  });

  it('a retry with the same clientId is answered with what was stored', async () => {
    const asked = said('为什么是它？');
    const first = await groups.get('createFollowUp', asked, host);
    expect(await groups.get('createFollowUp', asked, host)).toEqual(first);
    expect(await thread(host)).toEqual(['为什么是它？']);
  });

  it('a must-answer follow-up stays open until the author replied, also after the section closed', async () => {
    const { id } = await say(host, '一定要回答', { mustAnswer: true });
    const owed = async () => (await groups.get('listTopics', {}, author)).owed;
    expect(await owed()).toEqual({ unanswered: 0, followUps: 1, next: { topicId, sectionId, responseId } });
    groups.clock.advance(1000);
    expect(await attempt(author)).toBe('SECTION_CLOSED');
    expect(await attempt(reader, { replyToId: id })).toBe('SECTION_CLOSED');
    expect(await attempt(host)).toBe('OK');
    expect(await attempt(author, { replyToId: id })).toBe('OK');
    expect(await owed()).toEqual({ unanswered: 0, followUps: 0, next: null });
    const { items } = await groups.get('getFollowUpThread', { query: { responseId } }, author);
    expect(items[0]).toMatchObject({ id, answered: true });
  });

  it('an answer carries its first 20 follow-ups; the rest comes in pages', async () => {
    for (let index = 0; index < 23; index += 1) {
      groups.clock.advance(1);
      await say(host, `第${index}句`);
    }
    const { items } = await groups.get('listResponses', { query: { sectionId } }, reader);
    expect(items[0]?.followUps.map(({ content }) => content)).toEqual(
      Array.from({ length: 20 }, (_, index) => `第${index}句`),
    );
    expect(items[0]?.followUpCount).toBe(23);
    const query = { responseId, limit: 20 };
    const first = await groups.get('getFollowUpThread', { query }, reader);
    const rest = await groups.get(
      'getFollowUpThread',
      { query: { ...query, cursor: first.nextCursor } },
      reader,
    );
    expect([...first.items, ...rest.items].map(({ content }) => content)).toEqual(
      Array.from({ length: 23 }, (_, index) => `第${index}句`),
    );
    expect(rest.nextCursor).toBeNull();
  });

  it('an unconsented respondent reads no thread', async () => {
    const stranger = await group.addMember(GroupRole.Respondent, { consented: false });
    expect(await groups.outcome('getFollowUpThread', { query: { responseId } }, stranger)).toBe(
      'GROUP_CONSENT_REQUIRED',
    );
  });
});

describe('reading', () => {
  const unread = async (as: TestGroupMember) =>
    (await groups.get('listTopics', {}, as)).items.reduce((total, topic) => total + topic.unread, 0);
  const read = (as: TestGroupMember, id: string) =>
    groups.get('markSectionsRead', { body: { sections: [{ sectionId, responseId: id }] } }, as);

  it('the unread divider keeps its position and never moves back', async () => {
    expect(await unread(reader)).toBe(1);
    groups.clock.advance(1);
    const body = { clientId: crypto.randomUUID(), sectionId, content: '包子', attachments: [] };
    const later = await groups.get('createResponse', { body }, await group.addMember(GroupRole.Respondent));
    expect(await unread(reader)).toBe(2);
    await read(reader, responseId);
    expect(await unread(reader)).toBe(1);
    await read(reader, later.id);
    await read(reader, responseId);
    expect(await unread(reader)).toBe(0);
    expect((await groups.get('listResponses', { query: { sectionId } }, reader)).lastReadId).toBe(later.id);
    groups.clock.advance(DAY / 24 / 60);
    await say(host, '再问一句');
    expect(await unread(reader)).toBe(1);
  });

  it('an answer of another section or group is not found', async () => {
    const elsewhere = await (await group.addTopic()).addSection();
    const asked = { body: { sections: [{ sectionId: elsewhere, responseId }] } };
    expect(await groups.outcome('markSectionsRead', asked, reader)).toBe('NOT_FOUND');
  });
});
