import { type BodyOf, type DataOf, type ErrorName, type TaskObstacleKind, TaskType } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Origin } from '../../../call/call.ts';
import { balances } from '../../ledger/module.ts';
import type { Entry, Participation, Task, TaskDeps } from '../../task/api.ts';
import { activityOf, findByTask, findTask, obstacleTo, ownResult, pausedBelow } from '../../task/module.ts';
import { endIfOverdue } from '../answering/answering.ts';
import { definitionOf, hostedSurvey } from '../authoring/host-survey.ts';
import { beginParticipation } from './begin-participation.ts';
import { startDiscussion } from './start-discussion.ts';
import { resumeExternal, startExternal } from './start-external.ts';

type StartResult = DataOf<'startParticipation'>;

/**
 * Starts a task or continues it. A member excluded by the task's state or by quality is refused and may try again
 * later. City, network and browser end the participation at once (rules 3.12 to 3.14).
 */
export async function startParticipation(
  deps: TaskDeps,
  memberId: string,
  origin: Origin,
  { taskHashId, consent }: BodyOf<'startParticipation'>,
): Promise<StartResult> {
  const { database, clock, ports } = deps;
  const db = database.read;
  const at = clock.now();
  const task = (await findTask(db, taskHashId)) ?? refuse('NOT_FOUND');
  // The welcome task is the attribute questionnaire.
  if (task.type === TaskType.Welcome) return refuse('NOT_ELIGIBLE');
  if (task.type === TaskType.DiscussionGroup)
    return await startDiscussion(deps, { memberId, task, device: origin.device, at });
  const own = await findByTask(db, memberId, task.id);
  const { quality } = await balances(db, memberId);
  const city = (await ports?.memberCity?.(db, memberId)) ?? null;
  const obstacle = obstacleTo(task, { own, device: origin.device, quality, city }, at);
  if (obstacle === 'joined' && own) return refuse('ALREADY_JOINED', ownResult(own));
  if (obstacle !== undefined && obstacle !== 'city') return refuse(refusalFor(obstacle, quality));
  const outside = (await activityOf(db, task.id)) ?? (await ports?.externalSurveyOf?.(db, task.id));
  if (own !== undefined)
    return outside
      ? await resumeExternal(deps, own, outside, at)
      : answerOf(await endIfOverdue(deps, own, at));
  if (task.texts.dataUse.consentRequired && consent !== true) return refuse('CONSENT_REQUIRED');
  const entry: Entry = { memberId, task, origin, city, consented: consent === true, at };
  if (outside !== undefined) return await startExternal(deps, entry, outside);
  const surveyId = await hostedSurvey(db, task.id);
  const { page } = (await definitionOf(db, surveyId)).host.screening;
  const opened = await database.transaction((tx) => beginParticipation(tx, deps, entry, { surveyId, page }));
  // A concurrent call of the same member was first, so its participation counts.
  return opened === undefined ? await resumeRival(deps, memberId, task, at) : answerOf(opened);
}

const refusals: Partial<Record<TaskObstacleKind, ErrorName>> = {
  notStarted: 'TASK_NOT_STARTED',
  ended: 'TASK_ENDED',
  full: 'TASK_FULL',
  device: 'TASK_NOT_FOR_DEVICE',
};

const refusalFor = (obstacle: TaskObstacleKind, quality: number): ErrorName =>
  obstacle === 'quality' && quality < pausedBelow ? 'QUALITY_PAUSED' : (refusals[obstacle] ?? 'NOT_ELIGIBLE');

async function resumeRival(deps: TaskDeps, memberId: string, task: Task, at: Date): Promise<StartResult> {
  const own = await findByTask(deps.database.read, memberId, task.id);
  if (own === undefined) throw new Error('The participation that was in the way is gone');
  return answerOf(own.result === 0 ? await endIfOverdue(deps, own, at) : own);
}

const answerOf = ({ id, result, resultId }: Participation): StartResult => ({
  sessionId: id,
  kind: result === 0 ? 'hosted' : 'ended',
  url: null,
  resultId,
});
