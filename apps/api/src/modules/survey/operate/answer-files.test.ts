import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';

const TASK = 'Zao7kQ2mXn1B';
const KEY = 'test/task/ab12/1.jpg';

let system: TestSystem;
let researcher: ConsoleSession;
let nth = 9_400;
beforeAll(async () => {
  system = await TestSystem.start();
  researcher = await signInOperator(system, 'researcher');
});
afterAll(() => system.stop());

/** A participation whose answers name a file, and its support code. */
async function answered({ result }: { result: 0 | 1 }): Promise<string> {
  const member = await system.signIn(freshMobile((nth += 1)));
  const { sessionId: id } = await system.get('startParticipation', { body: { taskHashId: TASK } }, member);
  const { read } = system.platform.database;
  const answers = JSON.stringify({
    receipt: [{ name: '小票.jpg', type: 'image/jpeg', content: KEY }],
    mood: 3,
  });
  await sql`update survey_sessions set answers = ${answers}::jsonb where participation_id = ${id}`.execute(
    read,
  );
  if (result === 1)
    await sql`
      update participations set result = 1, result_id = id, ended_at = ${system.clock.now()}
      where id = ${id}`.execute(read);
  const { rows } = await sql<{ code: string }>`
    select support_code as code from participations where id = ${id}`.execute(read);
  return rows[0]?.code ?? '';
}

const ask = async (supportCode: string, { task = TASK, reason = '核对小票', by = researcher } = {}) =>
  await consoleCall(system, 'showAnswerFiles', { params: { id: task }, body: { supportCode, reason } }, by);

describe('rule 14.49: the files of an answer', () => {
  it('are shown by the code in the report, by addresses that end, and the reason is in the audit log', async () => {
    const code = await answered({ result: 1 });
    const { data } = await ask(code);
    expect(data).toMatchObject({ supportCode: code, minutes: 10 });
    expect(data.files).toHaveLength(1);
    expect(data.files[0]).toMatchObject({ question: 'receipt', name: '小票.jpg', contentType: 'image/jpeg' });
    const url = data.files[0]?.url ?? '';
    expect(url).toContain('1.jpg');
    expect(url).not.toBe(KEY);
    const log = await consoleCall(system, 'listOperatorActs', { query: { act: 'task files' } }, researcher);
    expect(log.data.items[0]).toMatchObject({ operator: 'researcher', subject: TASK, reason: '核对小票' });
    expect(JSON.stringify(log.data.items[0])).toContain(code);
  });

  it('are not shown before the answers were handed in, of another task, or for an unknown code', async () => {
    const open = await answered({ result: 0 });
    expect((await ask(open)).outcome).toBe('NOT_FOUND');
    const code = await answered({ result: 1 });
    expect((await ask(code, { task: 'Pai2zAo5cAn9' })).outcome).toBe('NOT_FOUND');
    expect((await ask('ZZZZ-ZZZZ')).outcome).toBe('NOT_FOUND');
  });

  it('are shown to nobody without a reason or the right', async () => {
    const code = await answered({ result: 1 });
    expect((await ask(code, { reason: '' })).outcome).not.toBe('OK');
    const support = await signInOperator(system, 'support');
    expect((await ask(code, { by: support })).outcome).toBe('OPERATOR_FORBIDDEN');
  });
});
