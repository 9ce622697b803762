import { GroupRole } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  startTestGroups,
  type TestGroup,
  type TestGroupMember,
  type TestGroups,
} from '../../../../../test/group/group-world.ts';

let groups: TestGroups;
let group: TestGroup;
let author: TestGroupMember;
let responseId: string;

beforeAll(async () => {
  groups = await startTestGroups();
});
afterAll(() => groups.stop());
beforeEach(async () => {
  group = await groups.addGroup();
  author = await group.addMember(GroupRole.Respondent);
  const topic = await group.addTopic();
  const sectionId = await topic.addSection();
  const body = { clientId: crypto.randomUUID(), sectionId, content: '豆浆油条', attachments: [] };
  ({ id: responseId } = await groups.get('createResponse', { body }, author));
});

const edit = async (content: string) =>
  await groups.outcome('editResponse', { body: { id: responseId, content, attachments: [] } }, author);

const reply = async (clientId: string = crypto.randomUUID()) =>
  await groups.outcome(
    'createFollowUp',
    { params: { id: responseId }, body: { clientId, content: '还有豆腐脑' } },
    author,
  );

describe('what one respondent stores in a day is limited', () => {
  it('an answer is changed 50 times within 24 hours, and again after that; the same again is no change', async () => {
    await sql`insert into group_response_wordings (group_id, response_id, version, content, attachment_ids, replaced_at)
      select ${group.id}, ${responseId}, n, '', '{}', ${groups.clock.now()} from generate_series(1, 49) n`.execute(
      groups.deps.database.read,
    );
    expect([await edit('包子'), await edit('包子'), await edit('馒头')]).toEqual(['OK', 'OK', 'TOO_MANY']);
    await sql`update group_response_wordings set replaced_at = replaced_at - interval '24 hours'`.execute(
      groups.deps.database.read,
    );
    expect(await edit('馒头')).toBe('OK');
  });

  it('200 replies are taken within 24 hours; a retry of one that was stored is answered nevertheless', async () => {
    await sql`insert into group_follow_ups
        (group_id, id, response_id, author_id, client_id, kind, audience, content, must_answer, created_at)
      select ${group.id}, gen_random_uuid(), ${responseId}, ${author.id}, gen_random_uuid(), 'reply', 'everyone', '',
        false, ${groups.clock.now()} from generate_series(1, 199)`.execute(groups.deps.database.read);
    const last = crypto.randomUUID();
    expect([await reply(last), await reply(), await reply(last)]).toEqual(['OK', 'TOO_MANY', 'OK']);
  });
});
