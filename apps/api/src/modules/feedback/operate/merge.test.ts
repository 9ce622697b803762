import { afterAll, beforeAll, expect, it } from 'vitest';
import { appealedLoss } from '../../../../test/feedback/appealed-loss.ts';
import { ticketCalls, type TicketMember } from '../../../../test/feedback/ticket-calls.ts';
import { consoleCall, type ConsoleSession, signInOperator } from '../../../../test/operator/console-calls.ts';
import { TestSystem } from '../../../../test/system/test-system.ts';

let system: TestSystem;
let support: ConsoleSession;
beforeAll(async () => {
  system = await TestSystem.start();
  support = await signInOperator(system, 'support');
});
afterAll(() => system.stop());

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const { join, opened, call, headers } = ticketCalls(() => system);

const act = async (
  name: 'acceptTicket' | 'startTicket' | 'separateTicket',
  number: string,
  more: object = {},
) => await consoleCall(system, name, { params: { number }, body: more, key: system.key() }, support);
const write = async (name: 'askTicket' | 'answerTicket' | 'noteTicket', number: string, text: string) =>
  await consoleCall(
    system,
    name,
    { params: { number }, body: { input: { text } }, key: system.key() },
    support,
  );
const merge = async (number: string, into: string, more: object = {}, key = system.key()) =>
  await consoleCall(
    system,
    'mergeTicket',
    { params: { number }, body: { input: { into }, ...more }, key },
    support,
  );
const read = async (number: string) =>
  (await consoleCall(system, 'getOperatorTicket', { params: { number } }, support)).data;
const reply = (id: string, text: string, member: TicketMember) => call('replyTicket', id, member, { text });
const textsOf = ({ entries }: { entries: readonly { text: string | null }[] }): string[] =>
  entries.flatMap(({ text }) => (text === null ? [] : [text]));

/** A member with two tickets that were opened ten minutes apart. */
async function pair() {
  const member = await join();
  support = await signInOperator(system, 'support');
  const first = await opened(member, { text: '金币一直没有到账，请看一下' });
  system.clock.advance(10 * MINUTE_MS);
  const second = await opened(member, { text: '还是金币的事，补充一张截图' });
  return { member, first, second };
}

it('14.78 a merged ticket is closed without a promise, and both are one thread in the order of time', async () => {
  const { member, first, second } = await pair();
  await write('noteTicket', second.number, '和上一条是同一件事');
  system.clock.advance(MINUTE_MS);
  await reply(first.id, '第一条又补了一句', member);
  system.clock.advance(MINUTE_MS);
  const planned = await merge(second.number, first.number, { dryRun: true });
  expect(planned.data.changes.map(({ field }) => field)).toEqual(['mergedInto', 'state', 'answerBy']);
  expect((await read(second.number)).mergedInto).toBeNull();

  expect((await merge(second.number, first.number)).outcome).toBe('OK');
  expect(await read(second.number)).toMatchObject({ state: 5, mergedInto: first.number, isLate: false });
  const shown = await read(first.number);
  expect(shown).toMatchObject({
    state: 0,
    answerBy: first.answerBy,
    merged: [{ number: second.number, title: '还是金币的事，补充一张截图' }],
    notes: [{ text: '和上一条是同一件事', from: second.number }],
  });
  expect(shown.entries.map(({ kind, from }) => [kind, from])).toEqual([
    ['opened', null],
    ['opened', second.number],
    ['replied', null],
    ['merged', second.number],
  ]);
  const open = { memberId: member.memberId, open: true };
  const listed = await consoleCall(system, 'listOperatorTickets', { query: open }, support);
  expect(listed.data.items.map(({ number }) => number)).toEqual([first.number]);
});

it('14.78 the member reads one thread, finds the old number, and is told once', async () => {
  const { member, first, second } = await pair();
  const key = system.key();
  expect((await merge(second.number, first.number, {}, key)).outcome).toBe('OK');
  expect((await merge(second.number, first.number, {}, key)).outcome).toBe('OK');
  const old = await system.get('getTicket', { params: { id: second.id } }, member);
  expect(old).toMatchObject({
    mergedInto: { id: first.id, number: first.number },
    mayReply: false,
    mayConfirm: false,
    mayReopen: false,
  });
  const thread = await system.get('getTicket', { params: { id: first.id } }, member);
  expect(textsOf(thread)).toEqual(['金币一直没有到账，请看一下', '还是金币的事，补充一张截图']);
  expect(thread.entries.filter(({ kind }) => kind === 'merged')).toHaveLength(1);
  expect(JSON.stringify(thread)).not.toContain('support');
  const { items } = await system.get('listTickets', {}, member);
  expect(items.map(({ number, mergedInto }) => [number, mergedInto?.number ?? null])).toEqual([
    [second.number, first.number],
    [first.number, null],
  ]);
  const messages = await system.get('listMessages', {}, member);
  expect(messages.items.filter(({ title }) => title === '你的两条反馈已合并')).toHaveLength(1);
});

it('14.78 what the member writes to a merged ticket goes into the other one, and reopens it after its answer', async () => {
  const { member, first, second } = await pair();
  await act('acceptTicket', first.number);
  await merge(second.number, first.number);
  system.clock.advance(MINUTE_MS);
  const { data } = await reply(second.id, '写在旧的那一条里', member);
  expect(data).toMatchObject({ id: first.id, state: 1 });
  await write('answerTicket', first.number, '已经补发了');
  system.clock.advance(MINUTE_MS);
  const late = (await reply(second.id, '可是还没有收到', member)) as { data: { id: string; state: number } };
  expect(late.data).toMatchObject({ id: first.id, state: 2 });
  expect((await read(first.number)).entries.at(-1)).toMatchObject({ kind: 'reopened', from: null });
  system.clock.advance(MINUTE_MS);
  // Reopening the merged one adds to the other one, which is open; once, also when the answer was lost.
  const again = { params: { id: second.id }, body: { text: '再看一下吧' }, headers: headers() };
  for (const _ of [1, 2]) expect((await system.call('reopenTicket', again, member)).code).toBe(200);
  const { entries } = await read(first.number);
  expect(entries.at(-1)).toMatchObject({ kind: 'replied', text: '再看一下吧' });
  expect(entries.filter(({ text }) => text === '再看一下吧')).toHaveLength(1);
});

it('14.78 what waits for us ends the wait for the member', async () => {
  const { member, first, second } = await pair();
  await act('acceptTicket', first.number);
  await write('askTicket', first.number, '请补一张截图');
  const planned = await merge(second.number, first.number, { dryRun: true });
  expect(planned.data.changes).toContainEqual(
    expect.objectContaining({ field: 'intoState', before: '待补充', after: '处理中' }),
  );
  await merge(second.number, first.number);
  expect((await read(first.number)).state).toBe(2);
  expect(await system.get('getTicket', { params: { id: first.id } }, member)).toMatchObject({ state: 2 });
});

it('14.78 tickets of two members, the same one, merged ones, appeals and answered ones are not merged', async () => {
  const { member, first, second } = await pair();
  const other = await opened(await join(), { kind: 'suggestion' });
  expect((await merge(second.number, other.number)).outcome).toBe('TICKET_OTHER_MEMBER');
  expect((await merge(second.number, second.number)).outcome).toBe('TICKET_MERGE_ITSELF');
  expect((await merge(second.number, 'T20260101-NOBODY')).outcome).toBe('NOT_FOUND');
  await merge(second.number, first.number);
  const third = await opened(member, { text: '第三条反馈，也是同一件事' });
  expect((await merge(second.number, third.number)).outcome).toBe('TICKET_MERGED');
  expect((await merge(third.number, second.number)).outcome).toBe('TICKET_MERGED');
  expect((await merge(first.number, third.number)).outcome).toBe('TICKET_HAS_MERGED');
  await act('acceptTicket', first.number);
  await write('answerTicket', first.number, '已经处理好了');
  expect((await merge(third.number, first.number)).outcome).toBe('TICKET_MERGE_ANSWERED');
  expect(await read(third.number)).toMatchObject({ state: 0, mergedInto: null });

  const appeal = await appealedLoss(system, 10);
  const plain = await opened(appeal.member, { text: '申诉之外再说明一下情况' });
  expect((await merge(appeal.number, plain.number)).outcome).toBe('TICKET_MERGE_APPEAL');
  expect((await merge(plain.number, appeal.number)).outcome).toBe('OK');
});

it('14.78 a merge is undone within a day: the ticket has its own state and promise, and what was written stays', async () => {
  const { member, first, second } = await pair();
  await act('acceptTicket', second.number);
  expect((await act('separateTicket', second.number)).outcome).toBe('TICKET_NOT_MERGED');
  await merge(second.number, first.number);
  await reply(second.id, '合并之后写的一句', member);
  system.clock.advance(23 * HOUR_MS);
  support = await signInOperator(system, 'support');
  expect((await act('separateTicket', second.number)).outcome).toBe('OK');
  const own = await read(second.number);
  expect(own).toMatchObject({ state: 1, answerBy: second.answerBy, mergedInto: null, separableUntil: null });
  expect(own.entries.map(({ kind }) => kind)).toEqual(['opened', 'accepted', 'merged', 'separated']);
  expect(textsOf(await read(first.number))).toEqual(['金币一直没有到账，请看一下', '合并之后写的一句']);

  await merge(second.number, first.number);
  system.clock.advance(25 * HOUR_MS);
  support = await signInOperator(system, 'support');
  expect((await act('separateTicket', second.number)).outcome).toBe('UNDO_TOO_LATE');
});

it('14.78 of two merges the other way round at once, one succeeds', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { first, second } = await pair();
    const outcomes = await Promise.all([
      merge(first.number, second.number),
      merge(second.number, first.number),
    ]);
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['OK', 'TICKET_MERGED']);
    const merged = [await read(first.number), await read(second.number)];
    expect(merged.filter(({ mergedInto }) => mergedInto !== null)).toHaveLength(1);
  }
});

it('14.78 words that the member writes while the ticket is merged are in the thread, once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { member, first, second } = await pair();
    const texts = ['正在写的第一句', '正在写的第二句', '正在写的第三句'];
    const written = texts.map((text) =>
      system.call('replyTicket', { params: { id: second.id }, body: { text }, headers: headers() }, member),
    );
    const [merged, ...answers] = await Promise.all([merge(second.number, first.number), ...written]);
    expect([merged.outcome, ...answers.map(({ code }) => code)]).toEqual(['OK', 200, 200, 200]);
    const thread = textsOf(await read(first.number)).filter((text) => texts.includes(text));
    expect(thread.toSorted()).toEqual(texts.toSorted());
  }
});
