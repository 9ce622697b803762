import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { completeDelivery, DELIVERY, startDelivery } from '../../../../test/survey/delivery-survey.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { countFigures } from './count-figures.ts';

const DAY_MS = 86_400_000;

let system: TestSystem;
let reviewer: ConsoleSession;
let mobiles = 9_800;
beforeAll(async () => {
  system = await TestSystem.start();
  reviewer = await signInOperator(system, 'reviewer');
});
afterAll(() => system.stop());

const join = async () => await system.signIn(freshMobile((mobiles += 1)));
const read = async () =>
  (await consoleCall(system, 'getTaskFigures', { params: { id: DELIVERY } }, reviewer)).data;
const count = async () => await countFigures(system.platform);
const reject = async (id: string) =>
  await consoleCall(
    system,
    'rejectComplete',
    { params: { id }, body: { reason: '照抄' }, key: system.key() },
    reviewer,
  );

describe('rule 14.70: the figures of a task', () => {
  it('say how people ended, how careful they were and what they kept, as last counted', async () => {
    const first = await completeDelivery(system, await join());
    await completeDelivery(system, await join(), { good: '准时' });
    await startDelivery(system, await join());
    expect(await read()).toMatchObject({ countedAt: null, figures: [], quality: null });
    await count();
    expect(await read()).toMatchObject({
      countedAt: system.clock.now().toISOString(),
      figures: [
        { source: 'member', result: 0, people: 1, takenBack: 0, coins: 0 },
        { source: 'member', result: 1, people: 2, takenBack: 0, coins: 80 },
      ],
      quality: { answered: 2, straightLined: 0, contradicting: 0 },
    });
    await reject(first.id);
    await count();
    await count();
    expect((await read()).figures).toMatchObject([
      { result: 0, people: 1 },
      { result: 1, people: 2, takenBack: 1, coins: 40 },
    ]);
  });

  it('are counted once more when something changes long after the end, and not again otherwise', async () => {
    const { id } = await completeDelivery(system, await join());
    const { read: db } = system.platform.database;
    await sql`
      update tasks set is_over = true, ends_at = ${system.clock.now()} where hash_id = ${DELIVERY}`.execute(
      db,
    );
    await count();
    const { countedAt } = await read();
    system.clock.advance(60 * DAY_MS);
    // The session has ended meanwhile.
    reviewer = await signInOperator(system, 'admin');
    await count();
    expect((await read()).countedAt).toBe(countedAt);
    await reject(id);
    await count();
    expect((await read()).countedAt).toBe(system.clock.now().toISOString());
    expect((await read()).figures.find(({ result }) => result === 1)?.takenBack).toBe(2);
  });

  it('name the quota cells as they are now, and are not found without a task', async () => {
    const { read: db } = system.platform.database;
    await sql`
      insert into quota_cells (task_id, name, "limit", complete, reserved)
      select id, '常收快递', 9, 4, 2 from tasks where hash_id = ${DELIVERY}`.execute(db);
    expect((await read()).cells).toEqual([{ name: '常收快递', limit: 9, complete: 4, reserved: 2 }]);
    const unknown = await consoleCall(system, 'getTaskFigures', { params: { id: 'Bu2cunZai0a1' } }, reviewer);
    expect(unknown.outcome).toBe('NOT_FOUND');
  });
});
