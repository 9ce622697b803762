import { type BodyOf, type DataOf, type ErrorName, type TaskObstacleKind, TaskType } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Origin } from '../../../call/call.ts';
import { balances } from '../../ledger/module.ts';
import type { Entry, Participation, Task, TaskDeps } from '../../task/api.ts';
import {
  activityOf,
  findByTask,
  findTask,
  obstacleTo,
  ownResult,
  pausedBelow,
  renewConsent,
} from '../../task/module.ts';
import { endIfOverdue } from '../answering/answering.ts';
import { definitionOf, hostedSurvey } from '../authoring/host-survey.ts';
import { otherInterview, takeUp } from '../spans/one-interview.ts';
import { beginParticipation } from './begin-participation.ts';
import { prefilledDrafts } from './prefill.ts';
import { startDiscussion } from './start-discussion.ts';
import { resumeExternal, startExternal } from './start-external.ts';

type StartResult = DataOf<'startParticipation'>;

interface StartRequest extends BodyOf<'startParticipation'> {
  /** Whether a questionnaire starts paused while the member answers another one; otherwise that is refused. */
  readonly mayStartPaused?: boolean;
}

/**
 * Starts a task or continues it. A member excluded by the task's state or by quality is refused and may try again
 * later. City, network and browser end the participation at once (rules 3.12 to 3.14). While the member answers another
 * questionnaire, `pause` must name it (rule 3.33). A member who withdrew the consent gives it again, or is refused.
 */
export async function startParticipation(
  deps: TaskDeps,
  memberId: string,
  origin: Origin,
  { taskHashId, consent, dataUseVersion, pause, mayStartPaused = false }: StartRequest,
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
  if (own !== undefined && own.consentWithdrawnAt !== null && own.result === 0) {
    if (consent !== true) return refuse('CONSENT_REQUIRED');
    refuseStale(task, { consent, dataUseVersion });
    await renewConsent(db, own, { text: task.texts.dataUse, at });
  }
  if (own !== undefined)
    return outside
      ? await resumeExternal(deps, own, outside, at)
      : await resumeHosted(deps, own, { at, pause, mayStartPaused });
  if (task.texts.dataUse.consentRequired && consent !== true) return refuse('CONSENT_REQUIRED');
  refuseStale(task, { consent, dataUseVersion });
  const entry: Entry = { memberId, task, origin, city, consented: consent === true, at };
  if (outside !== undefined) return await startExternal(deps, entry, outside);
  const surveyId = await hostedSurvey(db, task.id);
  const definition = await definitionOf(db, surveyId);
  const { page } = definition.host.screening;
  const drafts = await prefilledDrafts(db, deps, entry, definition);
  const other = await otherInterview(db, { memberId, at });
  // A concurrent call of the same member may have started this very task. Then the insertion below finds it.
  const isOther = other !== undefined && other.taskHashId !== task.hashId;
  if (isOther && other.sessionId !== pause && !mayStartPaused) return refuse('INTERVIEW_OPEN', other);
  const begun = await database.transaction(async (tx) => {
    const started = await beginParticipation(tx, deps, entry, { surveyId, page, drafts }, pause);
    // The refusal rolls the new participation back.
    return started?.pausedBy === undefined || mayStartPaused
      ? started
      : refuse('INTERVIEW_OPEN', started.pausedBy);
  });
  if (begun !== undefined) return answerOf(begun.opened);
  // A concurrent call of the same member was first, so its participation counts.
  const rival = await findByTask(db, memberId, task.id);
  if (rival === undefined) throw new Error('The participation that was in the way is gone');
  return await resumeHosted(deps, rival, { at, pause, mayStartPaused });
}

/** Refuses who read an older text about their data with DATA_USE_CHANGED (rule 3.50). A consent names one, or is to the first. */
function refuseStale(
  task: Task,
  { consent, dataUseVersion }: { consent: boolean | undefined; dataUseVersion: number | undefined },
): void {
  const read = dataUseVersion ?? (consent === true ? 1 : task.dataUseVersion);
  if (read !== task.dataUseVersion) refuse('DATA_USE_CHANGED');
}

const refusals: Partial<Record<TaskObstacleKind, ErrorName>> = {
  notStarted: 'TASK_NOT_STARTED',
  ended: 'TASK_ENDED',
  full: 'TASK_FULL',
  device: 'TASK_NOT_FOR_DEVICE',
};

const refusalFor = (obstacle: TaskObstacleKind, quality: number): ErrorName =>
  obstacle === 'quality' && quality < pausedBelow ? 'QUALITY_PAUSED' : (refusals[obstacle] ?? 'NOT_ELIGIBLE');

/** Goes on with a questionnaire, unless its seat's time is over. */
async function resumeHosted(
  deps: TaskDeps,
  known: Participation,
  { at, pause, mayStartPaused }: { at: Date; pause: string | undefined; mayStartPaused: boolean },
): Promise<StartResult> {
  const own = await endIfOverdue(deps, known, at);
  if (own.result !== 0) return answerOf(own);
  const other = await deps.database.transaction((tx) => takeUp(tx, own, { at, pause }));
  return other === undefined || mayStartPaused ? answerOf(own) : refuse('INTERVIEW_OPEN', other);
}

const answerOf = ({ id, result, resultId }: Participation): StartResult => ({
  sessionId: id,
  kind: result === 0 ? 'hosted' : 'ended',
  url: null,
  resultId,
});
