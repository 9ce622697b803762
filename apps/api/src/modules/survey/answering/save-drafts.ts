import type { DataOf } from '@yayan/contract';
import {
  isStorable,
  keysOf,
  pageQuestions,
  problemOf,
  questionOf,
  type SurveyDefinition,
} from '@yayan/survey-engine';
import type { TaskDeps } from '../../task/api.ts';
import { refusedPlan } from './answer-plan.ts';
import { type Interview, definitionFor, endIfSeatOver, lockInterview } from './answering.ts';
import { type Drafts, type GivenDrafts, mergeDrafts } from './drafts.ts';
import { takeFiles } from './take-files.ts';
import { hasReached } from './page-list.ts';
import { refuseEnded, refuseOutdated, refusePlan, refuseWithdrawn } from './refuse-answers.ts';
import { syncFileKeys } from './session-files-store.ts';
import { writeDrafts, writeSession } from './session-store.ts';
import { takeUp } from '../spans/one-interview.ts';
import type { Tx } from '../../../platform/database/tx.ts';

type Outcome = DataOf<'saveDraftAnswers'>;

interface PostedDrafts extends GivenDrafts {
  /** The questionnaire to pause, so that the member goes on with this one. */
  readonly pause?: string;
}

/** Characters of all drafts of one participation. The longest honest questionnaire needs a tenth of it. */
const mostCharacters = 300_000;

/**
 * Stores answers of a page that isn't finished yet, so that every device shows them (rule 3.9). Drafts are not
 * evaluated: `savePage` does that when the respondent confirms the page, and removes them. A draft never extends the
 * seat's time: when that is over, the participation ends here. Drafts of a paused questionnaire are stored, too.
 */
export async function saveDrafts(
  deps: TaskDeps,
  memberId: string,
  id: string,
  given: PostedDrafts,
): Promise<Outcome> {
  await takeFiles(deps, memberId, given);
  return await deps.database.transaction(async (tx) => {
    const answering = await lockInterview(tx, memberId, id);
    return await apply(tx, deps, answering, given);
  });
}

async function apply(tx: Tx, deps: TaskDeps, answering: Interview, given: PostedDrafts): Promise<Outcome> {
  const { participation, session } = answering;
  const at = deps.clock.now();
  refuseEnded(participation);
  const over = await endIfSeatOver(tx, deps, answering, at);
  if (over !== undefined) {
    await writeSession(tx, { ...session, cells: [], drafts: {} }, at);
    return { outcome: 'ended', ...over };
  }
  refuseWithdrawn(participation);
  refuseOutdated(session, given.revision, session.revision);
  const definition = await definitionFor(tx, answering);
  if (!hasReached(definition, session, given.page)) return refusePlan({ kind: 'outOfOrder' }, session);
  refuseUnstorable(definition, answering, given);
  const revision = session.draftRevision + 1;
  const { drafts, isChanged, newer } = mergeDrafts(session.drafts, given, revision, at.getTime());
  refuseTooMany(drafts, answering, given);
  const pausedBy = await takeUp(tx, participation, { at, pause: given.pause });
  if (isChanged) {
    await syncFileKeys(tx, session, { answers: session.answers, drafts });
    await writeDrafts(tx, session, { drafts, draftRevision: revision }, at);
  }
  return {
    outcome: 'stored',
    draftRevision: isChanged ? revision : session.draftRevision,
    // Drafts came in by the document's schema.
    newer: newer as Extract<Outcome, { outcome: 'stored' }>['newer'],
    pausedBy: pausedBy ?? null,
  };
}

/** Refuses answers of other pages, and text that the database can't hold. */
function refuseUnstorable(
  definition: SurveyDefinition,
  { session }: Interview,
  { page, answers, cleared }: GivenDrafts,
): void {
  const known = new Set(pageQuestions(definition.survey, page)?.flatMap(keysOf));
  const problems = [
    ...[...Object.keys(answers), ...cleared]
      .filter((name) => !known.has(name))
      .map((name) => problemOf(name, 'unknownQuestion')),
    ...Object.entries(answers)
      .filter(([, answer]) => !isStorable(answer))
      .map(([name]) => problemOf(questionOf(name), 'wrongType')),
  ];
  if (problems.length > 0) refusePlan(refusedPlan(page, problems), session);
}

function refuseTooMany(drafts: Drafts, { session }: Interview, { page, answers }: GivenDrafts): void {
  if (JSON.stringify(drafts).length <= mostCharacters) return;
  const names = Object.keys(answers).map(questionOf);
  refusePlan(
    refusedPlan(
      page,
      names.map((name) => problemOf(name, 'tooLong')),
    ),
    session,
  );
}
