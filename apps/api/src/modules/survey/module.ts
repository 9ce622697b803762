import type { TaskDeps } from '../task/api.ts';
import { surveyHandlers } from './handlers.ts';
import { defineSurveyJobs } from './jobs.ts';

/** Answering questionnaires, from the start of a participation to its end. Defines the area's jobs. */
export function createSurvey(deps: TaskDeps) {
  defineSurveyJobs(deps);
  return { handlers: surveyHandlers(deps) };
}

export { findPicturesOfNoSurvey } from './named-pictures-store.ts';
export { deleteAnswers } from './answering/answers-store.ts';
export { saveDrafts } from './answering/save-drafts.ts';
export { savePage } from './answering/save-page.ts';
export { submitSurvey } from './answering/submit.ts';
export { findUnownedAnswerFiles } from './answering/session-files-store.ts';
export { surveyData } from './answering/session-store.ts';
export { surveySession } from './answering/survey-session.ts';
export { opensToAnybody } from './authoring/opens-to-anybody.ts';
export { readTaskFile } from './authoring/task-file.ts';
export { writeReport } from './authoring/write-report.ts';
export { taskFigureConsole } from './figures/figure-console.ts';
export { answerFileConsole } from './operate/answer-files.ts';
export { heldPayActs } from './operate/held-pay-acts.ts';
export { describeTaskFile } from './operate/describe-task-file.ts';
export { taskFileActs } from './operate/task-file-acts.ts';
export { taskFileConsole } from './operate/task-file-console.ts';
export { traceTaskPath } from './operate/trace-task-path.ts';
export { completeActs } from './operate/complete-acts.ts';
export { answeringEvents } from './operate/answering-events.ts';
export { participationPageConsole } from './operate/participation-console.ts';
export { heldPayConsole } from './operate/console.ts';
export { heldPayCount } from './operate/waiting-store.ts';
export { listHeldPay } from './quality/held-pay.ts';
export { eraseSurveyWords } from './personal-data.ts';
export { guestDeps, startGuest } from './start/start-guest.ts';
export { startParticipation } from './start/start.ts';
