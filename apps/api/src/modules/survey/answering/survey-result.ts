import type { DataOf } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { TaskDeps } from '../../task/api.ts';
import {
  earned,
  elapsedSeconds,
  findByResult,
  nextStep,
  resultReason,
  taskBrief,
  taskById,
  resultCause,
} from '../../task/module.ts';

type Result = DataOf<'getSurveyResult'>;

/** How a participation ended and what it earned. Refuses with NOT_FOUND if it isn't the member's. */
export async function getSurveyResult(
  { database }: TaskDeps,
  { caller: { memberId }, params: { id } }: Pick<Call<'getSurveyResult'>, 'caller' | 'params'>,
): Promise<Result> {
  const db = database.read;
  const ended = (await findByResult(db, memberId, id)) ?? refuse('NOT_FOUND');
  if (ended.endedAt === null) return refuse('NOT_FOUND');
  const task = await taskById(db, ended.taskId);
  return {
    result: ended.result,
    cause: resultCause(ended),
    task: taskBrief(task),
    sessionId: ended.id,
    earned: earned(ended),
    startedAt: ended.startedAt.toISOString(),
    endedAt: ended.endedAt.toISOString(),
    elapsedSeconds: elapsedSeconds(ended, ended.endedAt),
    seatMinutes: task.seatMinutes,
    reason: resultReason(ended, task.seatMinutes),
    supportCode: ended.supportCode,
    next: nextStep(ended),
  };
}
