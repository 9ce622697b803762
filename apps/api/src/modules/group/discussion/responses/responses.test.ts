import { allTogether } from '../../../../../test/together.ts';
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

const answer = (sectionId: string, content = '楼下的豆浆油条', clientId: string = crypto.randomUUID()) => ({
  body: { clientId, sectionId, content, attachments: [] },
});
const edit = (id: string, content: string) => ({ body: { id, content, attachments: [] } });
const say = (id: string, more: object = {}) => ({
  params: { id },
  body: { clientId: crypto.randomUUID(), content: '为什么？', ...more },
});
const respond = (as: TestGroupMember, sectionId: string, content?: string) =>
  groups.get('createResponse', answer(sectionId, content), as);
const list = (as: TestGroupMember, sectionId: string) =>
  groups.get('listResponses', { query: { sectionId } }, as);

describe('answering', () => {
  it('answers a retry with what was stored, also after the section closed', async () => {
    const sectionId = await (await group.addTopic()).addSection();
    const asked = answer(sectionId);
    const first = await groups.get('createResponse', asked, one);
    expect(first).toMatchObject({ mine: true, editable: true, content: '楼下的豆浆油条' });
    groups.clock.advance(21 * DAY);
    const session = await reopen(one);
    expect(await groups.get('createResponse', asked, session)).toEqual({ ...first, editable: false });
    expect(await groups.outcome('createResponse', answer(sectionId), session)).toBe('ALREADY_ANSWERED');
    groups.clock.advance(-21 * DAY);
  });

  it('keeps one answer when the same respondent sends two at once', async () => {
    const sectionId = await (await group.addTopic()).addSection();
    const outcomes = await allTogether(8, async (index) => {
      return await groups.outcome('createResponse', answer(sectionId, `回答${index}`), one);
    });
    expect(outcomes.toSorted()).toEqual([...Array<string>(7).fill('ALREADY_ANSWERED'), 'OK']);
    expect((await list(host, sectionId)).items).toHaveLength(1);
  });

  it('gives eight parallel retries the same answer', async () => {
    const sectionId = await (await group.addTopic()).addSection();
    const asked = answer(sectionId);
    const answers = await allTogether(8, async () => await groups.get('createResponse', asked, one));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  });

  it.each([
    ['豆 浆 油 条', 'ANSWER_TOO_SHORT'],
    ['豆浆\n\u200B\u200B油条　', 'ANSWER_TOO_SHORT'],
    ['  豆浆和油条  ', 'OK'],
    ['豆浆油条😀', 'OK'],
  ])('counts the minimum of 5 in characters without spaces: %j is %s', async (content, expected) => {
    const sectionId = await (await group.addTopic()).addSection({ minLength: 5 });
    expect(await groups.outcome('createResponse', answer(sectionId, content), one)).toBe(expected);
  });

  it.each(['豆浆\u0000油条', '豆浆\ud83d'])("refuses text that can't be stored: %j", async (content) => {
    const sectionId = await (await group.addTopic()).addSection();
    expect(await groups.outcome('createResponse', answer(sectionId, content), one)).toBe('FIELD_WRONG');
  });

  it('refuses an empty answer without an attachment', async () => {
    const sectionId = await (await group.addTopic()).addSection();
    expect(await groups.outcome('createResponse', answer(sectionId, ' \n '), one)).toBe('ANSWER_TOO_SHORT');
  });

  it('opens and closes topics and sections by the clock', async () => {
    const now = groups.clock.now().getTime();
    const upcoming = await group.addTopic({ opensAt: new Date(now + DAY) });
    const closed = await group.addTopic({ closesAt: new Date(now) });
    const open = await group.addTopic();
    const early = await upcoming.addSection();
    const late = await closed.addSection();
    const over = await open.addSection({ closesAt: new Date(now) });
    const tries = [early, late, over].map((id) => groups.outcome('createResponse', answer(id), one));
    expect(await Promise.all(tries)).toEqual(['TOPIC_NOT_OPEN', 'TOPIC_CLOSED', 'SECTION_CLOSED']);
    expect(await groups.outcome('getTopic', { query: { topicId: upcoming.id } }, one)).toBe('TOPIC_NOT_OPEN');
    groups.clock.advance(DAY);
    const session = await reopen(one);
    expect(await groups.outcome('createResponse', answer(early), session)).toBe('OK');
    groups.clock.advance(-DAY);
  });

  it('is read-only after the group closed, for hosts too', async () => {
    const closing = await groups.addGroup({ closesAt: new Date(groups.clock.now().getTime() + DAY) });
    const respondent = await closing.addMember(GroupRole.Respondent);
    const itsHost = await closing.addMember(GroupRole.Host);
    const sectionId = await (await closing.addTopic()).addSection();
    const { id } = await respond(respondent, sectionId);
    groups.clock.advance(DAY);
    const later = await reopen(respondent, closing);
    expect(await groups.outcome('editResponse', edit(id, '改一改'), later)).toBe('GROUP_NOT_OPEN');
    expect(
      await groups.outcome('createFollowUp', say(id), await reopen(itsHost, closing, GroupRole.Host)),
    ).toBe('GROUP_NOT_OPEN');
    expect((await list(later, sectionId)).items[0]).toMatchObject({ id, editable: false });
    groups.clock.advance(-DAY);
  });

  it('refuses attachments of others and those of another answer', async () => {
    const topic = await group.addTopic();
    const [first, second] = [await topic.addSection(), await topic.addSection()];
    const picture = await addPicture(one);
    const foreign = await addPicture(other);
    const withFiles = (sectionId: string, ids: string[]) => ({
      body: { ...answer(sectionId, '').body, attachments: ids },
    });
    expect(await groups.outcome('createResponse', withFiles(first, [foreign]), one)).toBe(
      'ATTACHMENT_UNUSABLE',
    );
    const stored = await groups.get('createResponse', withFiles(first, [picture]), one);
    expect(stored.attachments).toMatchObject([{ id: picture, kind: 'image' }]);
    expect(await groups.outcome('createResponse', withFiles(second, [picture]), one)).toBe(
      'ATTACHMENT_UNUSABLE',
    );
    const without = await groups.get('editResponse', edit(stored.id, '没有照片了'), one);
    expect(without.attachments).toEqual([]);
  });

  it('is for respondents alone', async () => {
    const sectionId = await (await group.addTopic()).addSection();
    expect(await groups.outcome('createResponse', answer(sectionId), host)).toBe('FORBIDDEN');
  });
});

describe('editing', () => {
  it('keeps the earlier wording for audit', async () => {
    const sectionId = await (await group.addTopic()).addSection();
    const { id } = await respond(one, sectionId, '第一版');
    const edited = await groups.get('editResponse', edit(id, '第二版'), one);
    expect(edited).toMatchObject({ content: '第二版', editedAt: groups.clock.now().toISOString() });
    const wordings = await groups.deps.database.read
      .selectFrom('group_response_wordings')
      .select(['version', 'content'])
      .where('response_id', '=', id)
      .execute();
    expect(wordings).toEqual([{ version: 1, content: '第一版' }]);
  });

  it('is refused once a host asked, publicly or privately, but not after an internal note', async () => {
    const sectionId = await (await group.addTopic()).addSection();
    const { id } = await respond(one, sectionId);
    await groups.get('createFollowUp', say(id, { audience: 'backRoom' }), host);
    expect(await groups.outcome('editResponse', edit(id, '改一改'), one)).toBe('OK');
    await groups.get('createFollowUp', say(id, { audience: 'author' }), host);
    expect(await groups.outcome('editResponse', edit(id, '再改'), one)).toBe('HOST_REPLIED');
  });

  it('never changes an answer after a host replied to it, whoever was faster', async () => {
    const sectionId = await (await group.addTopic()).addSection();
    for (let round = 0; round < 6; round += 1) {
      const author = await group.addMember(GroupRole.Respondent);
      const { id } = await respond(author, sectionId, '原来的回答');
      const [asked, edited] = await allTogether(2, async (index) =>
        index === 0
          ? await groups.outcome('createFollowUp', say(id), host)
          : await groups.outcome('editResponse', edit(id, '改过的回答'), author),
      );
      const thread = await groups.get('getFollowUpThread', { query: { responseId: id } }, host);
      expect(asked).toBe('OK');
      expect(thread.response.content).toBe(edited === 'OK' ? '改过的回答' : '原来的回答');
      expect(await groups.outcome('editResponse', edit(id, '最后一改'), author)).toBe('HOST_REPLIED');
    }
  });

  it("finds nobody else's answer to edit", async () => {
    const sectionId = await (await group.addTopic()).addSection();
    const { id } = await respond(one, sectionId);
    expect(await groups.outcome('editResponse', edit(id, '改别人的'), other)).toBe('NOT_FOUND');
  });
});

/** A new session, because the clock has passed the end of the old one. */
async function reopen(
  member: TestGroupMember,
  of: TestGroup = group,
  role: GroupRole = GroupRole.Respondent,
): Promise<TestGroupMember> {
  const holder = { kind: 'group', groupId: of.id, groupMemberId: member.id, role } as const;
  const { token } = await groups.deps.database.transaction((tx) =>
    groups.identity.sessions.openSession(tx, holder, { device: 1, deviceId: null }),
  );
  return { ...member, token };
}

async function addPicture(owner: TestGroupMember): Promise<string> {
  const id = groups.deps.random.uuid();
  await groups.deps.database.read
    .insertInto('group_attachments')
    .values({
      group_id: group.id,
      id,
      group_member_id: owner.id,
      kind: 'image',
      name: '早餐.jpg',
      size: 1000,
      file_key: id,
      created_at: groups.clock.now(),
    })
    .execute();
  return id;
}
