import type { TestSystem } from '../system/test-system.ts';

/** The public id of the demo's questionnaire about deliveries. */
export const DELIVERY = 'Kuai6dR9mHs3';

type Member = Awaited<ReturnType<TestSystem['signIn']>>;

const MATTERS = ['态度好', '送得快', '包装完好', '送到门口'];

/** Starts the questionnaire about deliveries, and answers its first two pages. */
export async function startDelivery(system: TestSystem, member: Member): Promise<string> {
  const { sessionId: id } = await system.get(
    'startParticipation',
    { body: { taskHashId: DELIVERY, consent: true } },
    member,
  );
  const pages = [
    { page: 'screening', answers: { received: true } },
    { page: 'score', answers: { recommend: 10 } },
  ];
  for (const [revision, { page, answers }] of pages.entries()) {
    await system.get('saveSurveyPage', { params: { id }, body: { page, answers, revision } }, member);
    system.clock.advance(20_000);
  }
  return id;
}

/** Answers the whole questionnaire about deliveries. Resolves to the participation and its result. */
export async function completeDelivery(
  system: TestSystem,
  member: Member,
  { good = '送货的人很客气' }: { good?: string } = {},
): Promise<{ id: string; resultId: string }> {
  const id = await startDelivery(system, member);
  system.clock.advance(20_000);
  const body = { page: 'why', answers: { good, matters: MATTERS }, revision: 2 };
  const { resultId } = await system.get(
    'submitSurvey',
    { params: { id }, body, idempotencyKey: system.key() },
    member,
  );
  return { id, resultId };
}
