import type { Connection } from '../../../platform/database/database.ts';
import type { Participation } from '../../task/api.ts';
import { findParticipation, isSeatOver, taskById } from '../../task/module.ts';
import { closeSpan, openSpan, readAnswered } from './span-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** The questionnaire that a member answers instead of another one. */
export interface OtherInterview {
  readonly sessionId: string;
  readonly taskHashId: string;
  readonly title: string;
  readonly seatUntil: string | null;
}

/** The open participation that a member is answering now, unless it is `own`. */
async function answeredInstead(
  db: Connection,
  memberId: string,
  own: string | undefined,
): Promise<Participation | undefined> {
  const id = await readAnswered(db, memberId);
  return id === undefined || id === own ? undefined : await findParticipation(db, memberId, id);
}

const isOver = (participation: Participation, at: Date): boolean =>
  participation.result !== 0 || isSeatOver(participation, at);

async function described(db: Connection, other: Participation): Promise<OtherInterview> {
  const { hashId, title } = await taskById(db, other.taskId);
  return {
    sessionId: other.id,
    taskHashId: hashId,
    title,
    seatUntil: other.seatUntil?.toISOString() ?? null,
  };
}

/**
 * The questionnaire that pauses this one (rule 3.33); undefined if the member answers no other one. Without `own`, the
 * one that pauses a questionnaire which is not started yet.
 */
export async function otherInterview(
  db: Connection,
  { memberId, own, at }: { memberId: string; own?: string; at: Date },
): Promise<OtherInterview | undefined> {
  const other = await answeredInstead(db, memberId, own);
  return other === undefined || isOver(other, at) ? undefined : await described(db, other);
}

/**
 * Makes a questionnaire the one that the member answers (rule 3.33). If they answer another one, that one is paused only
 * if `pause` names it. Returns the other one if this questionnaire is paused now. A unique index decides between
 * concurrent calls.
 */
export async function takeUp(
  tx: Tx,
  { memberId, id, startedAt }: Pick<Participation, 'memberId' | 'id' | 'startedAt'>,
  { at, pause }: { at: Date; pause?: string | undefined },
): Promise<OtherInterview | undefined> {
  const answered = await readAnswered(tx, memberId);
  if (answered === id) return undefined;
  if (answered !== undefined) {
    const other = await findParticipation(tx, memberId, answered);
    const isFree = other === undefined || answered === pause || isOver(other, at);
    if (!isFree) return await described(tx, other);
    await closeSpan(tx, { memberId, participationId: answered }, at);
  }
  if (await openSpan(tx, { memberId, participationId: id }, { startedAt, at })) return undefined;
  // A concurrent call was first. Try again if that questionnaire has ended meanwhile.
  const rival = await otherInterview(tx, { memberId, own: id, at });
  return rival ?? (await takeUp(tx, { memberId, id, startedAt }, { at }));
}
