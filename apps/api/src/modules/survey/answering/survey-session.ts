import type { DataOf } from '@yayan/contract';
import { publicDefinition } from '@yayan/survey-engine';
import type { TaskDeps } from '../../task/api.ts';
import { taskBrief, taskById } from '../../task/module.ts';
import { definitionFor, readInterview } from './answering.ts';
import { draftAnswers } from './drafts.ts';
import { pageList } from './page-list.ts';
import { otherInterview } from '../spans/one-interview.ts';

/** The questionnaire, the answers so far and the next page. Reads only, even when the seat's time is over. */
export async function surveySession(
  { database, clock }: Pick<TaskDeps, 'database' | 'clock'>,
  memberId: string,
  id: string,
): Promise<DataOf<'getSurveySession'>> {
  const db = database.read;
  const answering = await readInterview(db, memberId, id);
  const { participation, session } = answering;
  const definition = await definitionFor(db, answering);
  const pages = pageList(definition);
  const drafts = draftAnswers(session.drafts);
  return {
    task: taskBrief(await taskById(db, participation.taskId)),
    definition: publicDefinition(definition),
    sensitive: [...definition.host.sensitive],
    // `checkPage` accepted these answers, so they match the document's schema.
    answers: session.answers as DataOf<'getSurveySession'>['answers'],
    drafts: {
      pages: pages.map(({ name }) => name).filter((name) => drafts.pages.has(name)),
      answers: drafts.answers as DataOf<'getSurveySession'>['answers'],
      cleared: drafts.cleared,
      prefilled: drafts.prefilled,
      revision: session.draftRevision,
    },
    page: session.page,
    pages,
    progress: participation.progress,
    revision: session.revision,
    startedAt: participation.startedAt.toISOString(),
    seatUntil: participation.seatUntil?.toISOString() ?? null,
    pausedBy: (await otherInterview(db, { memberId, own: id, at: clock.now() })) ?? null,
    consentNeeded: participation.result === 0 && participation.consentWithdrawnAt !== null,
    state: participation.result === 0 ? 'open' : 'ended',
    resultId: participation.resultId,
  };
}
