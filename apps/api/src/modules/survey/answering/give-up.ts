import { type DataOf, TaskType } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { Outcome, Participation, TaskDeps } from '../../task/api.ts';
import { endParticipation, giveUpRun, isSeatOver, lockParticipation, taskById } from '../../task/module.ts';
import { endInterview, type InterviewEnd, interviewEndOf } from './answering.ts';
import { fileKeys } from './session-files-store.ts';
import { readSession, replaceAnswers } from './session-store.ts';

/**
 * Ends a member's open participation as given up: result 8 with its own cause, without any coins (rule 3.46). Its seat is
 * free at once, and what the member answered or handed in is deleted. Giving up again returns the same end.
 */
export async function giveUpParticipation(
  deps: TaskDeps,
  { caller: { memberId }, params: { id } }: Pick<Call<'giveUpParticipation'>, 'caller' | 'params'>,
): Promise<DataOf<'giveUpParticipation'>> {
  const at = deps.clock.now();
  return await deps.database.transaction(async (tx) => {
    const own = (await lockParticipation(tx, memberId, id)) ?? refuse('NOT_FOUND');
    if (own.result !== 0)
      return own.detail === 'givenUp'
        ? interviewEndOf(own)
        : refuse('PARTICIPATION_ENDED', interviewEndOf(own));
    const { type } = await taskById(tx, own.taskId);
    if (type === TaskType.DiscussionGroup || !(await giveUpRun(tx, own))) return refuse('GIVE_UP_NOT_NOW');
    // A seat whose time is over was lost before the member gave it up.
    const outcome: Outcome = isSeatOver(own, at)
      ? { result: 8, at }
      : { result: 8, detail: 'givenUp', countsIncidence: false, at };
    return await end(tx, deps, own, outcome);
  });
}

/** Deletes the answers of a locked participation and ends it. */
async function end(tx: Tx, deps: TaskDeps, own: Participation, outcome: Outcome): Promise<InterviewEnd> {
  const session = await readSession(tx, own.memberId, own.id);
  if (session !== undefined) {
    await replaceAnswers(tx, own.memberId, own.id, {});
    await deps.ports?.removeUnowned?.(tx, fileKeys(session));
    return await endInterview(tx, deps, { participation: own, session }, outcome);
  }
  const ended = await endParticipation(tx, deps, own, outcome);
  if (ended === undefined) throw new Error('A locked participation was ended by somebody else');
  return interviewEndOf(ended);
}
