import { afterAll, beforeAll, expect, it } from 'vitest';
import { appealedLoss } from '../../../../test/feedback/appealed-loss.ts';
import { ticketCalls, type TicketMember } from '../../../../test/feedback/ticket-calls.ts';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { balances } from '../../ledger/module.ts';

let system: TestSystem;
let support: ConsoleSession;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

const { join, opened, call } = ticketCalls(() => system);
type TicketAct =
  | 'acceptTicket'
  | 'startTicket'
  | 'askTicket'
  | 'answerTicket'
  | 'noteTicket'
  | 'handOverTicket'
  | 'decideTicket';
const act = async (name: TicketAct, number: string, input?: object, more: object = {}) => {
  const body = { ...(input && { input }), reason: '复核', ...more };
  return await consoleCall(system, name, { params: { number }, body, key: system.key() }, support);
};
const read = async (number: string) =>
  (await consoleCall(system, 'getOperatorTicket', { params: { number } }, support)).data;
const list = async (query: Record<string, string | number | boolean> = {}) =>
  (await consoleCall(system, 'listOperatorTickets', { query }, support)).data;

const appeal = async (coins: number): Promise<{ member: TicketMember; number: string }> => {
  const appealed = await appealedLoss(system, coins);
  support = await signInOperator(system, 'support');
  return appealed;
};
const coinsOf = async ({ memberId }: TicketMember): Promise<number> =>
  (await balances(system.platform.database.read, memberId)).coins;

it('a ticket is accepted, asked about and answered; a note stays among colleagues', async () => {
  const member = await join();
  support = await signInOperator(system, 'support');
  const { id, number } = await opened(member, { kind: 'suggestion' });
  expect((await act('answerTicket', number, { text: '好的' })).outcome).toBe('TICKET_STATE');
  expect((await act('acceptTicket', number)).outcome).toBe('OK');
  expect((await act('acceptTicket', number)).outcome).toBe('TICKET_STATE');
  expect((await act('noteTicket', number, { text: '等合作方回复' })).outcome).toBe('OK');
  expect((await act('noteTicket', number, { text: '  ' })).outcome).toBe('FIELD_WRONG');
  expect((await act('askTicket', number, { text: '请补一张截图' })).outcome).toBe('OK');
  expect((await act('answerTicket', number, { text: '已经改好了' })).outcome).toBe('OK');
  const shown = await read(number);
  expect(shown).toMatchObject({
    state: 4,
    owner: 'support',
    notes: [{ operator: 'support', text: '等合作方回复' }],
  });
  expect(shown.entries.map(({ kind }) => kind)).toEqual(['opened', 'accepted', 'asked', 'answered']);
  expect(JSON.stringify(await call('getTicket', id, member))).not.toContain('等合作方回复');
  expect((await act('acceptTicket', 'T20260101-NOBODY')).outcome).toBe('NOT_FOUND');
});

it('a ticket is handed over to a colleague who has an account', async () => {
  const member = await join();
  support = await signInOperator(system, 'support');
  const { number } = await opened(member, { kind: 'suggestion' });
  expect((await act('handOverTicket', number, { owner: 'nobody' })).outcome).toBe('OPERATOR_UNKNOWN');
  expect((await act('handOverTicket', number, { owner: 'reviewer' })).outcome).toBe('OK');
  expect((await act('handOverTicket', number, { owner: 'reviewer' })).outcome).toBe('ACT_NOTHING_CHANGES');
  expect((await list({ owner: 'reviewer' })).items.map((ticket) => ticket.number)).toContain(number);
});

it('14.76 a ticket that a bulk act would leave as it is counts among those that it refuses', async () => {
  const member = await join();
  support = await signInOperator(system, 'support');
  const { number } = await opened(member, { kind: 'suggestion' });
  const { number: other } = await opened(member, { kind: 'suggestion' });
  await act('handOverTicket', number, { owner: 'reviewer' });
  const input = { act: 'handOverTickets', ids: [number, other], owner: 'reviewer' };
  const body = { input, dryRun: true };
  const { data } = await consoleCall(system, 'runBulkAct', { body, key: system.key() }, support);
  expect(data.changes.map(({ label, after }) => [label, after])).toEqual([
    ['会做的个数', '1'],
    ['做不了：和现在一样，没有要改的', '1'],
  ]);
});

it('14.19 a verdict says beforehand what it moves, moves that and nothing twice', async () => {
  const { member, number } = await appeal(100);
  expect((await act('decideTicket', number, { verdict: 'reversed' })).outcome).toBe('TICKET_STATE');
  await act('acceptTicket', number);
  const before = await coinsOf(member);
  const planned = await act('decideTicket', number, { verdict: 'reversed' }, { dryRun: true });
  expect(planned.data.changes).toContainEqual(expect.objectContaining({ field: 'coins', after: '100' }));
  expect(await coinsOf(member)).toBe(before);
  const tooMuch = { verdict: 'partly', coins: 101 };
  expect((await act('decideTicket', number, tooMuch)).outcome).toBe('VERDICT_TOO_MUCH');
  expect((await act('decideTicket', number, { verdict: 'partly' })).outcome).toBe('VERDICT_EMPTY');
  expect((await act('decideTicket', number, { verdict: 'upheld', coins: 5 })).outcome).toBe('VERDICT_UPHELD');
  const points = { verdict: 'partly', points: 5 };
  expect((await act('decideTicket', number, points, { dryRun: true })).outcome).toBe('VERDICT_OTHER');
  expect((await act('decideTicket', number, { verdict: 'partly', coins: 60 })).outcome).toBe('OK');
  expect(await coinsOf(member)).toBe(before + 60);
  expect((await act('decideTicket', number, { verdict: 'reversed' })).outcome).toBe('APPEAL_DECIDED');
  expect((await read(number)).verdict).toMatchObject({ verdict: 'partly', coins: 60 });
});

it('14.19 a verdict above 5,000 coins waits for a second person', async () => {
  const { member, number } = await appeal(5_001);
  await act('acceptTicket', number);
  const asked = await act('decideTicket', number, { verdict: 'reversed' });
  expect(asked.data).toMatchObject({ state: 'asked', needsSecond: true });
  expect(await coinsOf(member)).toBe(0);
  const finance = await signInOperator(system, 'finance');
  const decision = { params: { id: asked.data.id ?? '' }, body: { reason: '同意' } };
  const reviewer = await signInOperator(system, 'reviewer');
  expect((await consoleCall(system, 'agreeToRequest', decision, reviewer)).outcome).toBe(
    'OPERATOR_FORBIDDEN',
  );
  expect((await consoleCall(system, 'agreeToRequest', decision, finance)).outcome).toBe('OK');
  expect(await coinsOf(member)).toBe(5_001);
});

it('tickets are listed by promise and by age, page by page, each once, by state, kind and member', async () => {
  const member = await join();
  support = await signInOperator(system, 'support');
  await opened(member, { kind: 'suggestion' });
  for (const sort of ['promise', 'newest']) {
    const all = await list({ sort, limit: 100 });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({
        sort,
        limit: 2,
        ...(cursor !== null && { cursor }),
      });
      seen.push(...page.items.map(({ number }) => number));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toEqual(all.items.map(({ number }) => number));
    expect(all).toMatchObject({ count: seen.length, countIsCapped: false });
  }
  expect((await list({ memberId: member.memberId })).items).toHaveLength(1);
  expect((await list({ open: true })).items.every(({ state }) => state < 4)).toBe(true);
  expect((await list({ open: false })).items.every(({ state }) => state >= 4)).toBe(true);
  expect((await list({ kind: 'appeal', state: 4 })).items.every(({ kind }) => kind === 'appeal')).toBe(true);
  const [first] = (await list({ open: true, sort: 'promise' })).items;
  expect(first?.isLate).toBe(Date.parse(first?.acceptBy ?? '') < system.clock.now().getTime());
});
