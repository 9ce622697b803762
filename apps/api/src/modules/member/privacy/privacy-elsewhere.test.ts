import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Asker } from '../../../../test/calls/call-operation.ts';
import { cast, TestSystem } from '../../../../test/system/test-system.ts';
import { askToClose, closeDue, exportOf } from '../../../../test/member/closing.ts';

const DEMO_GROUP = 't7Kq2mX9bLpR';
const DAY = 24 * 3_600_000;

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(async () => {
  await system.stop();
  await rm(system.platform.config.dataDir, { recursive: true, force: true });
});

const exported = async (asker: Asker, mobile: string): Promise<Record<string, unknown>> =>
  (await exportOf(system, asker, await system.checkTicket('exportData', mobile, asker))).json();
const close = async (asker: Asker, mobile: string): Promise<void> => {
  await askToClose(system, asker, mobile);
  system.clock.advance(7 * DAY);
  await closeDue(system);
};

interface Erased {
  nickname: string;
  avatar: string | null;
  mobile_sealed: string;
  attributes: unknown[];
}

test('groups: a member’s posts are in their export, and after the deletion they stay without their author', async () => {
  const mobile = cast.respondent;
  const member = await system.signIn(mobile);
  const { groups } = (await exported(member, mobile)) as {
    groups: { nickname: string; responses: object[] }[];
  };
  expect(groups).toMatchObject([{ role: 0 }]);
  expect(groups[0]?.responses.length).toBeGreaterThan(0);
  const { nickname = '' } = groups[0] ?? {};
  const inGroup = await system.signInToGroup(DEMO_GROUP, mobile);
  const said = await countOf(sql`select 1 from group_responses`);

  await close(member, mobile);

  expect((await system.call('getGroupMe', {}, inGroup)).status).toBe(401);
  expect(await countOf(sql`select 1 from group_responses`)).toBe(said);
  const index = system.platform.cipher.blindIndex(mobile);
  expect(
    await countOf(sql`select 1 from group_members where nickname = ${nickname} or mobile_index = ${index}`),
  ).toBe(0);
  const { rows } = await sql<Erased>`
    select nickname, avatar, mobile_sealed, attributes from group_members where nickname like '已注销%'`.execute(
    system.platform.database.read,
  );
  expect(rows).toMatchObject([{ avatar: null, attributes: [] }]);
  expect(rows[0]?.nickname).toMatch(/^已注销用户 [0-9A-F]{4}$/u);
  expect(system.platform.cipher.open(rows[0]?.mobile_sealed ?? '')).toBe('');
});

test('questionnaires: answers are in the export, and after the deletion picked choices stay and typed texts are gone', async () => {
  const mobile = cast.newMember;
  const member = await system.signIn(mobile);
  const { id } = await system.get('getAccount', {}, member);
  const { read } = system.platform.database;
  const { rows: definitions } = await sql<{ id: string; task_id: string }>`
    select survey_id as id, task_id from hosted_surveys limit 1`.execute(read);
  const [definition] = definitions;
  if (!definition) throw new Error('The seed has no questionnaire');
  const answers = { age: 32, why: '我叫王小明' };
  await read
    .insertInto('survey_sessions')
    .values({
      member_id: id,
      participation_id: system.platform.random.uuid(),
      task_id: definition.task_id,
      survey_id: definition.id,
      page: 'one',
      answers: JSON.stringify(answers),
      updated_at: system.clock.now(),
    })
    .execute();
  expect((await exported(member, mobile))['surveyAnswers']).toMatchObject([{ answers }]);

  await close(member, mobile);

  const { rows } = await sql<{ answers: unknown }>`
    select answers from survey_sessions where member_id = ${id}`.execute(read);
  expect(rows).toEqual([{ answers: { age: 32 } }]);
});

async function countOf(rows: ReturnType<typeof sql>): Promise<number> {
  return (await rows.execute(system.platform.database.read)).rows.length;
}
