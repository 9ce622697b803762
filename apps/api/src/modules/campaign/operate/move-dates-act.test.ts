import { afterAll, beforeAll, expect, it } from 'vitest';
import { filedLottery } from '../../../../test/campaign/campaign-world.ts';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import { prizeStock } from '../../../composition/ports/campaign-deps.ts';
import { endOverdue } from '../authoring/end-campaign.ts';
import { publishCampaign } from '../authoring/publish.ts';

const DAY_MS = 86_400_000;
const prize = { id: 'prize', kind: 'goods', title: '陶瓷马克杯', stock: 5, benefit: 'bGd5v9rU3sDg' };

let system: TestSystem;
let editor: ConsoleSession;
let campaigns = 0;
beforeAll(async () => {
  system = await TestSystem.start();
  editor = await signInOperator(system, 'editor');
});
afterAll(() => system.stop());

const inDays = (days: number): string => new Date(system.clock.now().getTime() + days * DAY_MS).toISOString();
const publish = async (startsIn: number, endsIn: number): Promise<string> => {
  const id = `moved${String((campaigns += 1)).padStart(4, '0')}`;
  const filed = filedLottery(id, [{ ...prize, worth: 2600, odds: 1_000_000 }], {
    face: 'duanwu',
    startsAt: inDays(startsIn),
    endsAt: inDays(endsIn),
    claimDays: 2,
    ways: [{ cause: 'checkin', chances: 2 }],
  });
  await publishCampaign({ platform: system.platform, orders: prizeStock }, filed, '林晓');
  return id;
};
const move = async (id: string, dates: object, reason = '应大家要求延长') => {
  const input = { startsAt: null, endsAt: null, drawsAt: null, ...dates };
  const call = { params: { id }, body: { input, reason }, key: system.key() };
  return (await consoleCall(system, 'moveCampaignDates', call, editor)).outcome;
};
const shown = async (id: string) =>
  (await system.get('getCampaign', { params: { face: 'duanwu' }, query: { of: id } })).campaign;
const draw = async (id: string, member: Awaited<ReturnType<TestSystem['signIn']>>) =>
  await system.outcome(
    'drawCampaign',
    { params: { id }, body: { clientSeed: '好运' }, idempotencyKey: system.key() },
    member,
  );
const overdue = async () =>
  await endOverdue({ platform: system.platform, orders: prizeStock }, new AbortController().signal);

it('12.15 a later end holds for who draws, its page says what it was and why, and wins keep their deadline', async () => {
  const id = await publish(-1, 1);
  const member = await system.signIn(freshMobile(810));
  await system.get('checkIn', { body: {}, idempotencyKey: system.key() }, member);
  expect(await draw(id, member)).toBe('OK');
  const claimBy = async () =>
    (await consoleCall(system, 'listCampaignWins', { params: { id } }, editor)).data.items.map(
      (win) => win.claimBy,
    );
  const deadlines = await claimBy();
  const [was, seedHash] = await shown(id).then((page) => [page?.endsAt, page?.seedHash]);
  const later = inDays(3);
  expect(await move(id, { endsAt: later }, ' ')).toBe('ACT_REASON_MISSING');
  expect(await move(id, { endsAt: was })).toBe('ACT_NOTHING_CHANGES');
  expect(await move(id, { endsAt: later })).toBe('OK');
  expect(await shown(id)).toMatchObject({
    endsAt: later,
    seedHash,
    version: 1,
    dateChanges: [{ date: 'endsAt', before: was, after: later, reason: '应大家要求延长' }],
  });
  expect(await claimBy()).toEqual(deadlines);
  system.clock.advance(2 * DAY_MS);
  await overdue();
  editor = await signInOperator(system, 'editor');
  expect(await shown(id)).toMatchObject({ state: 'running', revealed: false });
  expect(await draw(id, await system.signIn(freshMobile(810)))).toBe('OK');
  expect(await move(id, { startsAt: inDays(1) })).toBe('CAMPAIGN_STARTED');
  system.clock.advance(DAY_MS);
  await overdue();
  editor = await signInOperator(system, 'editor');
  expect(await shown(id)).toMatchObject({ state: 'ended', revealed: true, endsAt: later });
  expect(await move(id, { endsAt: inDays(5) })).toBe('CAMPAIGN_ENDED');
});

it('12.15 before it begins all dates move, in order, and each move is listed, the latest first', async () => {
  const id = await publish(2, 10);
  const [first, second] = [inDays(1), inDays(5)];
  expect(await move(id, { startsAt: inDays(11) })).toBe('CAMPAIGN_DATES_WRONG');
  expect(await move(id, { startsAt: first })).toBe('OK');
  expect(await move(id, { endsAt: second }, '奖品到货晚了')).toBe('OK');
  const page = await shown(id);
  expect(page).toMatchObject({ state: 'upcoming', startsAt: first, endsAt: second });
  expect(page?.dateChanges.map(({ date, reason }) => [date, reason])).toEqual([
    ['endsAt', '奖品到货晚了'],
    ['startsAt', '应大家要求延长'],
  ]);
  const { data } = await consoleCall(system, 'getOperatorCampaign', { params: { id } }, editor);
  expect(data.acts.at(-1)).toMatchObject({
    act: 'move',
    operator: 'editor',
    detail: expect.stringContaining('奖品到货晚了'),
  });
});

it('12.15 the job that ends campaigns never ends one whose end was just moved', async () => {
  const id = await publish(-1, 2);
  system.clock.advance(DAY_MS);
  editor = await signInOperator(system, 'editor');
  const moves = [2, 3, 4].map((days) => move(id, { endsAt: inDays(days) }));
  await Promise.all([...moves, overdue(), overdue()]);
  expect(await shown(id)).toMatchObject({ state: 'running', revealed: false });
});
