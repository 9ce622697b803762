import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { DataOf } from '@yayan/contract';
import { systemRandom } from '../../../../platform/random.ts';
import type { Asker } from '../../../../../test/calls/call-operation.ts';
import { cast, freshMobile, TestSystem } from '../../../../../test/system/test-system.ts';
import { allTogether } from '../../../../../test/together.ts';
import { demoGroupTask } from '../../../../../demo/group/demo-group-file.ts';

const params = { hash: demoGroupTask.hash };
const TASK = { params: { hashId: demoGroupTask.hash } };

let system: TestSystem;
let respondent: Asker;
let stranger: Asker;
beforeAll(async () => {
  system = await TestSystem.start();
  respondent = await system.signIn(cast.respondent);
  stranger = await system.signIn(freshMobile(1));
});
afterAll(() => system.stop());

let ticket: string;
beforeEach(async () => {
  ({ ticket } = await system.get('createGroupTicket', { params }, respondent));
});

const enter = (body: { ticket: string }, hash: string = demoGroupTask.hash) =>
  system.call('loginGroupWithTicket', { params: { hash }, body });
const withdraw = (at: Date | null) =>
  system.platform.database.read
    .updateTable('group_members')
    .set({ withdrawn_at: at })
    .where('mobile_index', '=', system.platform.cipher.blindIndex(cast.respondent))
    .execute();

const archive = (at: Date | null) =>
  system.platform.database.read
    .updateTable('discussion_groups')
    .set({ archived_at: at })
    .where('task_hash', '=', demoGroupTask.hash)
    .execute();

it('a ticket opens a session of the member it was made for, in this group', async () => {
  const { code, data } = await enter({ ticket });
  const session = data as DataOf<'loginGroupWithTicket'>; // Held against the document by the call.
  expect([code, session.identity]).toMatchObject([200, { taskHashId: demoGroupTask.hash, role: 0 }]);
  const me = await system.get('getGroupMe', {}, { token: session.token });
  expect(me.identity.groupMemberId).toBe(session.identity.groupMemberId);
});

it('a ticket works once, however many try it together', async () => {
  const codes = await allTogether(10, async () => (await enter({ ticket })).code);
  expect(codes.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 25_010)]);
});

it('a ticket works for 60 seconds and for its own group', async () => {
  const other = { id: systemRandom.uuid(), task_id: systemRandom.uuid(), task_hash: 'otherGroup01' };
  await sql`
    insert into discussion_groups
    select (jsonb_populate_record(g, ${JSON.stringify(other)}::jsonb)).*
    from discussion_groups g where task_hash = ${demoGroupTask.hash}`.execute(system.platform.database.read);
  expect((await enter({ ticket }, other.task_hash)).code).toBe(25_010);
  system.clock.advance(59_999);
  expect((await enter({ ticket })).code).toBe(200);
  const { ticket: late } = await system.get('createGroupTicket', { params }, respondent);
  system.clock.advance(60_000);
  expect((await enter({ ticket: late })).code).toBe(25_010);
});

it('only invited members get a ticket, and not after their invitation was withdrawn', async () => {
  expect((await system.call('createGroupTicket', { params }, stranger)).code).toBe(25_001);
  await withdraw(system.clock.now());
  expect((await system.call('createGroupTicket', { params }, respondent)).code).toBe(25_001);
  expect((await enter({ ticket })).code).toBe(25_001);
  await withdraw(null);
  expect(
    (await system.call('createGroupTicket', { params: { hash: 'noSuchGroup1' } }, respondent)).code,
  ).toBe(404);
});

it('respondents get no ticket for an archived group', async () => {
  await archive(system.clock.now());
  expect((await system.call('createGroupTicket', { params }, respondent)).code).toBe(10_014);
  expect((await enter({ ticket })).code).toBe(10_014);
  await archive(null);
});

it('the task wall shows a group to invited members only, and only they can start it', async () => {
  const titles = async (asker: Asker): Promise<string[]> =>
    (await system.get('listTasks', { query: { type: 4 } }, asker)).items.map(({ title }) => title);
  expect(await titles(respondent)).toEqual(['早餐习惯讨论小组']);
  expect(await titles(stranger)).toEqual([]);
  expect((await system.get('getTask', TASK, respondent)).eligibility.canStart).toBe(true);
  expect((await system.call('getTask', TASK, stranger)).code).toBe(404);
  const body = { taskHashId: demoGroupTask.hash };
  const started = await system.call('startParticipation', { body }, respondent);
  expect(started).toMatchObject({ code: 200, data: { kind: 'group' } });
  expect((await system.call('startParticipation', { body }, stranger)).code).toBe(25_001);
});
