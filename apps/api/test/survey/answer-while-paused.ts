import { saveDrafts } from '../../src/modules/survey/answering/save-drafts.ts';
import { savePage } from '../../src/modules/survey/answering/save-page.ts';
import { startParticipation } from '../../src/modules/survey/start/start.ts';
import { meal, passScreening, short } from './short-survey.ts';
import { begin, submit, type TestMember, type TestSurvey } from './survey-world.ts';

const posted = { page: 'meal', answers: meal, revision: 1 };

/** A member with two questionnaires that they answered at the same time. */
interface Paused {
  readonly member: TestMember;
  readonly id: string;
  readonly other: string;
}

/**
 * A member who pauses a questionnaire for another one, and whose last page of the paused one arrives 30 s later. `ageMs`
 * is how long ago they confirmed it.
 */
export async function answerWhilePaused(survey: TestSurvey, ageMs?: number): Promise<Paused> {
  const { deps } = survey;
  const [first, second] = [await survey.host(short), await survey.host(short)];
  const member = await survey.member();
  const id = await begin(deps, member, first);
  await passScreening(survey, { member, id });
  deps.clock.advance(40_000);
  const { sessionId: other } = await startParticipation(deps, member.id, member.origin, {
    taskHashId: second.hashId,
    pause: id,
  });
  deps.clock.advance(30_000);
  await passScreening(survey, { member, id: other });
  await savePage(deps, member.id, id, { ...posted, ...(ageMs !== undefined && { ageMs }) });
  await saveDrafts(deps, member.id, id, {
    page: 'meal',
    answers: {},
    cleared: [],
    revision: 2,
    draftRevision: 0,
    pause: other,
  });
  return { member, id, other };
}

/** Submits the questionnaire that was paused. */
export const finishPaused = ({ deps }: TestSurvey, { member, id }: Pick<Paused, 'member' | 'id'>) =>
  submit(deps, member, id, { ...posted, revision: 2 });
