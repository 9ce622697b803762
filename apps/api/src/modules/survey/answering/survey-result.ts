import type { DataOf, JoinResult } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Participation, TaskDeps } from '../../task/api.ts';
import {
  earned,
  elapsedSeconds,
  findByResult,
  resultReason,
  taskBrief,
  taskById,
  resultCause,
} from '../../task/module.ts';

type Result = DataOf<'getSurveyResult'>;
type NextAction = Result['next'];

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
    next: nextAction(ended),
  };
}

/** The guide on the result page itself. */
const guide = '#guide';
const another = (label: string): NextAction => ({ kind: 'anotherTask', label, url: '/task' });

/**
 * The next step that each result page offers. Trying again isn't offered after 5 or 6, because a task can be started
 * once.
 */
const actions: Record<JoinResult, NextAction> = {
  0: { kind: 'records', label: '看任务记录', url: '/task/summary' },
  1: another('再答一份'),
  2: another('换一份'),
  3: another('换一份'),
  4: { kind: 'answerGuide', label: '怎样算认真作答', url: guide },
  5: another('看其他任务'),
  6: { kind: 'cookieGuide', label: '打开方法', url: guide },
  7: { kind: 'updateCity', label: '更新常住地', url: '/user/survey?part=basic&question=city' },
  8: another('看其他任务'),
};

function nextAction({ result, detail, resultId }: Participation): NextAction {
  if (detail === 'browserUsed') return another('看其他任务');
  const { url, ...action } = actions[result];
  return { ...action, url: url === guide ? `/task/back?result=${resultId ?? ''}${guide}` : url };
}
