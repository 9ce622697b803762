import type { Platform } from '../../platform/platform.ts';
import type { ActivityDeps } from './activity/activity.ts';
import { activityHandlers } from './activity/handlers.ts';
import { taskHandlers } from './handlers.ts';
import { defineTaskJobs } from './jobs.ts';
import type { TaskDeps } from './task-deps.ts';

/** The wall of tasks, their detail and results, and tasks that are no questionnaire. Defines the area's jobs. */
export function createTask(
  deps: TaskDeps,
  { config, takePhoto }: Pick<Platform, 'config'> & Pick<ActivityDeps, 'takePhoto'>,
) {
  defineTaskJobs(deps);
  return { handlers: { ...taskHandlers(deps), ...activityHandlers({ ...deps, takePhoto }, config) } };
}

export { activityOf } from './activity/activity.ts';
export { readRules as activityRulesOf } from './activity/run-store.ts';
export { countTask, markFiguresStale, readTaskFigures, readTasksToCount } from './figures/figure-store.ts';
export { giveUpRun } from './activity/give-up-run.ts';
export { hostActivity } from './activity/host-activity.ts';
export { activityData, eraseSubmissions } from './activity/personal-data.ts';
export { waitingReviews } from './activity/review.ts';
export { activityFileSchema, examplesSchema } from './activity/rules.ts';
export { taskActs, taskConsole } from './operate/console.ts';
export { networkActs } from './operate/network-acts.ts';
export { networkConsole } from './operate/network-console.ts';
export { handInActs } from './operate/hand-in-acts.ts';
export { searchParticipations } from './operate/search.ts';
export { hasHandedIn, participationEvents } from './operate/participation-events.ts';
export { taskEvents } from './operate/task-events.ts';
export { namedTask } from './operate/named-task.ts';
export { participationRow } from './operate/participation-row.ts';
export { countParticipations, taskParticipationConsole } from './operate/task-participations.ts';
export { participationConsole } from './operate/member-participations.ts';
export { waitingHandInCount } from './operate/hand-in-store.ts';
export { handInConsole } from './operate/hand-in-console.ts';
export { lookAgain } from './operate/second-look-act.ts';
export { secondLookConsole } from './operate/second-look-console.ts';
export { reviewOf } from './activity/run.ts';
export { findPicturesOfNoTask } from './named-pictures-store.ts';
export { findUnownedPhotos } from './activity/run-store.ts';
export { readConsentInForce, renewConsent } from './consents/consent-store.ts';
export { taskConsentData } from './consents/partner-consents.ts';
export { ownResult } from './detail/task-detail.ts';
export { acceptedBetween } from './participation/accepted-store.ts';
export { firstCompletes } from './participation/first-completes-store.ts';
export { blockedNetworks, markNetwork } from './participation/blocked-networks.ts';
export { releasePayment, takeBackPayment, waitForPartner } from './participation/confirm-payment.ts';
export { pendingNote } from './participation/pending-note.ts';
export {
  correctResult,
  isCorrectable,
  laterKeys,
  lossOfResult,
  rewardKeys,
} from './participation/correct-result.ts';
export { endParticipation } from './participation/end-participation.ts';
export { finishedSurveys, firstFinished } from './participation/finished-survey-store.ts';
export { markGroupLeft } from './participation/participation-store.ts';
export { endGroupParticipation, openGroupParticipation } from './participation/group-participation.ts';
export { admitGuest, openParticipation } from './participation/open-participation.ts';
export {
  findAnyParticipation,
  findByResult,
  findBySupportCode,
  findByTask,
  findExpired,
  findParticipation,
  findParticipations,
  deleteParticipation,
  isSeatOver,
  lockOfGuest,
  lockParticipation,
  storeProgress,
} from './participation/participations.ts';
export { participationChecks } from './participation/reconcile-participations.ts';
export { isOutsideCities, obstacleTo, pausedBelow } from './participation/start-obstacle.ts';
export { supportCode } from './participation/support-code.ts';
export { finishWelcome, welcomeReward } from './participation/welcome.ts';
export {
  quotaFullByTime,
  screenedOutByTime,
  timedOutByTime,
  turnedAwayByTime,
} from './results/ended-otherwise-store.ts';
export { completionCoinsByTime, completionsByTime, countCompleted } from './results/completed-store.ts';
export { earned } from './results/earned.ts';
export { countScreenedOut, countToldEarly } from './results/told-early-store.ts';
export { unfinishedTasks } from './results/home-attention.ts';
export { resultFacts } from './results/result-facts.ts';
export { resultLinks } from './results/result-link-store.ts';
export { elapsedSeconds, nextStep, resultReason, resultCause, usualReason } from './results/result-reason.ts';
export { listTaskRecords } from './results/task-records.ts';
export { taskOfSeed, taskSeedSchema } from './task-seed.ts';
export { usualCoinsAMinute } from './usual-pay-store.ts';
export {
  addTask,
  changeByFile,
  countCompleteAgain,
  endLater,
  findTask,
  storeImport,
  openTasks,
  pauseTask,
  reviseTask,
  setQuotaFull,
  setSeatMinutes,
  takeSeat,
  taskById,
  tasksByIds,
  uncountComplete,
} from './tasks.ts';
export { matchGain } from './wall/match-gain.ts';
export { newcomerCoins } from './wall/newcomer-coins.ts';
export { writeDataUse } from './revision-store.ts';
export { searchTasks } from './wall/search-tasks.ts';
export { taskBrief } from './wall/task-card.ts';
export { wantedLines } from './wanted-text.ts';
