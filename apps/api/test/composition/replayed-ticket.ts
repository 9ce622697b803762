import { operatorFeedback } from '../../src/composition/tickets/feedback-deps.ts';
import { moveTicket } from '../../src/modules/feedback/module.ts';
import { type PreparedCall, rowsOf, type Stage } from './replayed-call.ts';

const opening = (text: string, idempotencyKey: string) => ({
  body: { kind: 'suggestion', text },
  idempotencyKey,
});

/** A new ticket: the ticket and its first entry. */
export async function ticket({ system, join }: Stage): Promise<PreparedCall> {
  const who = await join();
  const open = (text: string) => (key: string) => system.call('openTicket', opening(text, key), who);
  return {
    call: open('希望任务记录可以按月份筛选'),
    other: open('希望金币记录可以按月份筛选'),
    count: await rowsOf(system, who, ['tickets', 'ticket_entries']),
    adds: 2,
  };
}

export async function reply({ system, join }: Stage): Promise<PreparedCall> {
  const who = await join();
  const text = '希望任务记录可以按月份筛选';
  const { id } = await system.get('openTicket', opening(text, system.key()), who);
  const replyWith = (said: string) => (idempotencyKey: string) =>
    system.call('replyTicket', { params: { id }, body: { text: said }, idempotencyKey }, who);
  return {
    call: replyWith('截图补上了'),
    other: replyWith('再补一句'),
    count: await rowsOf(system, who, ['ticket_entries']),
    adds: 1,
  };
}

/** A new member's ticket that has an answer. */
export async function answeredTicket({ system, join }: Stage) {
  const who = await join();
  const text = '希望任务记录可以按月份筛选';
  const { id, number } = await system.get('openTicket', opening(text, system.key()), who);
  for (const move of ['accepted', 'answered'] as const)
    await moveTicket(operatorFeedback(system.platform), number, { move, by: '林晓', text: '下个版本会有' });
  return { who, params: { id } };
}

export async function reopening(stage: Stage): Promise<PreparedCall> {
  const { system } = stage;
  const { who, params } = await answeredTicket(stage);
  const reopenWith = (text: string) => (idempotencyKey: string) =>
    system.call('reopenTicket', { params, body: { text }, idempotencyKey }, who);
  return {
    call: reopenWith('还是没有'),
    other: reopenWith('还是看不到'),
    count: await rowsOf(system, who, ['ticket_entries']),
    adds: 1,
  };
}
