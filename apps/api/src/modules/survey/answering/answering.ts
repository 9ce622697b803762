import type { JoinResult } from '@yayan/contract';
import type { SurveyDefinition } from '@yayan/survey-engine';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Outcome, Participation, TaskDeps } from '../../task/api.ts';
import { endParticipation, findParticipation, isSeatOver, lockParticipation } from '../../task/module.ts';
import { definitionOf } from '../authoring/host-survey.ts';
import { completeQuotaCells, lockQuotaCells, releaseQuotaCells } from '../quota/quota-store.ts';
import { closeSpan, readAnsweringMs } from '../spans/span-store.ts';
import type { Session } from './session.ts';
import { readSession } from './session-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A participation with its answers. */
export interface Interview {
  readonly participation: Participation;
  readonly session: Session;
}

/** Reads a participation and its session. Refuses with NOT_FOUND if it isn't the member's. */
export async function readInterview(db: Connection, memberId: string, id: string): Promise<Interview> {
  const participation = (await findParticipation(db, memberId, id)) ?? refuse('NOT_FOUND');
  const session = (await readSession(db, memberId, id)) ?? refuse('NOT_FOUND');
  return { participation, session };
}

/**
 * Like `readInterview`, and locks the participation's row: no other call or job changes it until the transaction ends.
 */
export async function lockInterview(tx: Tx, memberId: string, id: string): Promise<Interview> {
  const participation = (await lockParticipation(tx, memberId, id)) ?? refuse('NOT_FOUND');
  const session = (await readSession(tx, memberId, id)) ?? refuse('NOT_FOUND');
  return { participation, session };
}

export const definitionFor = (db: Connection, { session }: Interview): Promise<SurveyDefinition> =>
  definitionOf(db, session.surveyId);

/** How a participation ended, as answers and refusals report it. */
export interface InterviewEnd {
  readonly resultId: string;
  readonly result: JoinResult;
}

export const interviewEndOf = ({ resultId, result }: Participation): InterviewEnd => {
  if (resultId === null) throw new Error('The participation is still open');
  return { resultId, result };
};

/** Ends a locked, open session. Its quota seats become a complete interview (1) or are free again. */
export async function endInterview(
  tx: Tx,
  deps: TaskDeps,
  { participation, session }: Interview,
  outcome: Outcome,
): Promise<InterviewEnd> {
  const answeringSeconds = Math.round((await readAnsweringMs(tx, session, outcome.at)) / 1000);
  const end = { ...outcome, answeringSeconds };
  const ended = await endParticipation(tx, deps, participation, end, async () => {
    await lockQuotaCells(tx, session.taskId, session.cells);
    await (outcome.result === 1 ? completeQuotaCells : releaseQuotaCells)(tx, session.taskId, session.cells);
  });
  if (ended === undefined) throw new Error('A locked participation was ended by somebody else');
  await closeSpan(tx, session, outcome.at);
  return interviewEndOf(ended);
}

/** Ends a locked session as timed out (8) if its seat's time is over; undefined if it isn't. */
export async function endIfSeatOver(
  tx: Tx,
  deps: TaskDeps,
  answering: Interview,
  at: Date,
): Promise<InterviewEnd | undefined> {
  if (!isSeatOver(answering.participation, at)) return undefined;
  return await endInterview(tx, deps, answering, { result: 8, at });
}

/** An open participation in its current state. If its seat's time is over, it ends here without waiting for the job. */
export async function endIfOverdue(deps: TaskDeps, own: Participation, at: Date): Promise<Participation> {
  if (!isSeatOver(own, at)) return own;
  return await deps.database.transaction(async (tx) => {
    const answering = await lockInterview(tx, own.memberId, own.id);
    const ended = await endIfSeatOver(tx, deps, answering, at);
    return { ...answering.participation, ...ended };
  });
}
