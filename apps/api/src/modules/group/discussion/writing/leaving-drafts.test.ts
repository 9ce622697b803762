import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { freshMobile, TestSystem } from '../../../../../test/system/test-system.ts';
import { section, startHosting } from '../../../../../test/group/hosting.ts';
import { eraseGroupMember, groupData } from '../../module.ts';
import { sql } from 'kysely';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

let mobile: string;
let made = 0;
let hosting: Awaited<ReturnType<typeof startHosting>>;
beforeEach(async () => {
  mobile = freshMobile(14_500 + (made += 1));
  hosting = await startHosting(system);
  const { revision } = await hosting.guide();
  const newId = () => system.platform.random.uuid();
  const id = newId();
  const topic = { title: '早餐', summary: '', opensAt: null, closesAt: null };
  const topics = [{ id: newId(), topic, sections: [{ id, section: section() }] }];
  const params = { groupId: hosting.groupId };
  await system.get('addGuideTopics', { params, body: { revision, topics } }, hosting.host);
  await hosting.invite(mobile);
  await hosting.move('invite');
  await hosting.move('open');
  const who = await hosting.enter(mobile, `小满${made}`);
  const draft = { kind: 'answer' as const, targetId: id, text: '只写了一半', version: null };
  await system.get('saveGroupDraft', { body: draft }, who);
});

const stored = async (): Promise<number> => {
  const { rows } = await sql`select from group_drafts where group_id = ${hosting.groupId}`.execute(
    system.platform.database.read,
  );
  return rows.length;
};
const respondent = async () => {
  const { rows } = await sql<{ id: string; mobileIndex: string }>`
    select id, mobile_index as "mobileIndex" from group_members where group_id = ${hosting.groupId} and role = 0`.execute(
    system.platform.database.read,
  );
  return rows[0] ?? Promise.reject(new Error('No respondent'));
};

it('drafts go with a withdrawn invitation (rule 6.53)', async () => {
  const { id } = await respondent();
  const params = { groupId: hosting.groupId };
  expect(await stored()).toBe(1);
  await system.get('withdrawInvitations', { params, body: { ids: [id] } }, hosting.host);
  expect(await stored()).toBe(0);
});

it('drafts are in the export of one’s own data, and go when the account is erased', async () => {
  const { database, cipher, random, clock } = system.platform;
  const person = { memberId: random.uuid(), mobileIndex: (await respondent()).mobileIndex };
  expect(await groupData(database.read, person)).toMatchObject([{ drafts: [{ content: '只写了一半' }] }]);
  const sessions = { endAll: () => Promise.resolve(0) };
  await database.transaction((tx) => eraseGroupMember(tx, { cipher, sessions }, person, clock.now()));
  expect(await stored()).toBe(0);
});
