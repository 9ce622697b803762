import { FeedbackState } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { HomeAttention } from '../../member/api.ts';
import { selectAwaitingTickets } from './ticket-attention-store.ts';
import { REOPEN_MS } from './ticket-view.ts';

const SHOWN = 5;

/** The tickets that wait for their member: a question to answer, or an answer to confirm (rule 10.30). */
export async function awaitingTickets(db: Connection, memberId: string): Promise<HomeAttention[]> {
  const tickets = await selectAwaitingTickets(db, memberId, SHOWN);
  return tickets.map(({ id, title, state, since, answeredAt }) => ({
    kind: 'feedback',
    title,
    detail: state === FeedbackState.AwaitingFeedback ? '客服在等你补充说明' : '已经答复，等你确认',
    link: `/home/feedback/${id}`,
    coins: null,
    since: since.toISOString(),
    until: answeredAt === null ? null : new Date(answeredAt.getTime() + REOPEN_MS).toISOString(),
    feedbackState: state,
  }));
}
