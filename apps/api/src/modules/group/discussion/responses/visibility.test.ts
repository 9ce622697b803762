import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DataOf, GroupRole } from '@yayan/contract';
import {
  startTestGroups,
  type TestGroup,
  type TestGroupMember,
  type TestGroups,
} from '../../../../../test/group/group-world.ts';

let groups: TestGroups;
let group: TestGroup;
let one: TestGroupMember;
let other: TestGroupMember;
let host: TestGroupMember;
beforeAll(async () => {
  groups = await startTestGroups();
});
afterAll(() => groups.stop());
beforeEach(async () => {
  group = await groups.addGroup();
  one = await group.addMember(GroupRole.Respondent);
  other = await group.addMember(GroupRole.Respondent);
  host = await group.addMember(GroupRole.Host);
});

const answer = (sectionId: string, content = '楼下的豆浆油条') => ({
  body: { clientId: crypto.randomUUID(), sectionId, content, attachments: [] },
});
const say = (id: string) => ({
  params: { id },
  body: { clientId: crypto.randomUUID(), content: '为什么？' },
});
const respond = (as: TestGroupMember, sectionId: string, content?: string) =>
  groups.get('createResponse', answer(sectionId, content), as);
const list = (as: TestGroupMember, sectionId: string) =>
  groups.get('listResponses', { query: { sectionId } }, as);

describe('visibility', () => {
  it("answer first: others' answers stay locked, only their number shows, until the respondent answered", async () => {
    const topic = await group.addTopic();
    const sectionId = await topic.addSection({ visibility: 'answerFirst' });
    const { id } = await respond(one, sectionId, 'canary-先答后看');
    const query = { query: { sectionId } };
    expect(await groups.outcome('listResponses', query, other)).toBe('ANSWER_FIRST');
    expect(await groups.outcome('getFollowUpThread', { query: { responseId: id } }, other)).toBe(
      'ANSWER_FIRST',
    );
    expect(await groups.outcome('createFollowUp', say(id), other)).toBe('ANSWER_FIRST');
    expect(
      await groups.outcome(
        'markSectionsRead',
        { body: { sections: [{ sectionId, responseId: id }] } },
        other,
      ),
    ).toBe('ANSWER_FIRST');
    const detail = await groups.get('getTopic', { query: { topicId: topic.id } }, other);
    expect(detail.sections[0]?.responses).toEqual({ locked: true, count: 1, unread: 0, lastReadId: null });
    const everything = [
      detail,
      await groups.get('listTopics', {}, other),
      await groups.get('getGroupMe', {}, other),
    ];
    expect(JSON.stringify(everything)).not.toContain('canary');
    await respond(other, sectionId);
    expect((await list(other, sectionId)).items).toHaveLength(2);
  });

  it("hosts only: a respondent sees their own answer and not even the number of others'", async () => {
    const topic = await group.addTopic();
    const sectionId = await topic.addSection({ visibility: 'hostsOnly' });
    const { id } = await respond(one, sectionId, 'canary-仅主持人');
    await respond(other, sectionId);
    expect(await groups.outcome('listResponses', { query: { sectionId } }, other)).toBe('FORBIDDEN');
    expect(await groups.outcome('getFollowUpThread', { query: { responseId: id } }, other)).toBe('NOT_FOUND');
    const detail = await groups.get('getTopic', { query: { topicId: topic.id } }, other);
    expect(detail.sections[0]?.responses).toMatchObject({ locked: true, count: null });
    expect(JSON.stringify(detail)).not.toContain('canary');
    expect((await list(host, sectionId)).items.map((item) => item.id)).toContain(id);
    const member = await groups.get('getGroupMember', { query: { memberId: one.id } }, other);
    expect(member.responseCount).toBe(0);
  });

  it('pages by time, forwards and backwards, with each answer once', async () => {
    const sectionId = await (await group.addTopic()).addSection();
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      // Two at the same time, so that the id decides.
      if (index % 2 === 0) groups.clock.advance(1000);
      ids.push((await respond(await group.addMember(GroupRole.Respondent), sectionId)).id);
    }
    for (const order of ['oldest', 'newest'] as const) {
      const seen: string[] = [];
      let cursor: string | null | undefined;
      do {
        const query = { sectionId, order, limit: 2, ...(cursor && { cursor }) };
        const page: DataOf<'listResponses'> = await groups.get('listResponses', { query }, host);
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor);
      expect(seen.toSorted()).toEqual(ids.toSorted());
      expect(seen).toEqual(
        order === 'oldest' ? seen.toSorted(byTime(ids)) : seen.toSorted(byTime(ids)).toReversed(),
      );
    }
  });

  it.each(['x', 'lz.', `zzzzzzzzz.${'-'.repeat(36)}`, 'lz.0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f60'])(
    'refuses what never was a cursor: %s',
    async (cursor) => {
      const sectionId = await (await group.addTopic()).addSection();
      expect(await groups.outcome('listResponses', { query: { sectionId, cursor } }, host)).toBe(
        'FIELD_WRONG',
      );
      expect(await groups.outcome('listAskedFollowUps', { query: { cursor: `0.${cursor}` } }, one)).toBe(
        'FIELD_WRONG',
      );
      expect(await groups.outcome('listHostTopicMembers', { query: { cursor: `1.${cursor}` } }, host)).toBe(
        'FIELD_WRONG',
      );
    },
  );

  it('a deleted answer stays without content; author and hosts see the reason', async () => {
    const sectionId = await (await group.addTopic()).addSection();
    const { id } = await respond(one, sectionId, 'canary-删除');
    await groups.deps.database.read
      .updateTable('group_responses')
      .set({ deleted_at: groups.clock.now(), delete_reason: '包含联系方式', deleted_by: host.id })
      .where('id', '=', id)
      .execute();
    const [seen] = (await list(other, sectionId)).items;
    expect(seen).toMatchObject({ id, content: '', deleted: { reason: '' } });
    const [own] = (await list(one, sectionId)).items;
    expect(own).toMatchObject({ content: '', editable: false, deleted: { reason: '包含联系方式' } });
  });
});

/** Answers of the same time are ordered by id, and ids are made in the order of the calls. */
const byTime = (ids: readonly string[]) => (a: string, b: string) => ids.indexOf(a) - ids.indexOf(b);
