import { mockGetSurveySession, refuse } from '@yayan/api-client/mocks';
import { expect, onTestFinished, test } from 'vitest';
import { openMock } from '../../testing/open-mock.ts';
import { session } from '../client/client.ts';
import { dropEndedElsewhere } from './drop-ended-elsewhere.ts';
import { dropKept } from './drop-kept.ts';
import { readBegun } from './read-begun.ts';
import { keptPrefix } from './row-names.ts';
import { keepStep } from './shown-step.ts';
import { unsent } from './unsent.ts';

const sessionId = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f6b2';
const owner = { memberId: 'elsewhere' };

/** Begins the questionnaire on this device, and says whether it is begun still after the server was asked. */
const isBegunAfter = async (answer: ReturnType<typeof mockGetSurveySession>): Promise<boolean> => {
  const { mock } = await openMock();
  session.setUserData({ id: owner.memberId });
  onTestFinished(async () => await dropKept(sessionId, owner));
  const task = { title: '通勤出行', hashId: 'Lu3TqW8vKd5R' };
  await keepStep(unsent, owner, sessionId, { page: 'p', question: 'b', revision: 0, task, seatUntil: null });
  mock.use(answer);
  await dropEndedElsewhere();
  return (await readBegun()).some((one) => one.sessionId === sessionId);
};
const answered = (resultId: string | null) => mockGetSurveySession((example) => ({ ...example, resultId }));

test('3.9 a questionnaire that has ended elsewhere is begun here no more', async () => {
  expect(await isBegunAfter(answered('0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f6c3'))).toBe(false);
});

test.each([
  ['is still open', answered(null)],
  ['can’t be asked about', mockGetSurveySession(refuse('INTERNAL'))],
] as const)('3.9 a questionnaire that %s stays begun', async (_, answer) => {
  expect(await isBegunAfter(answer)).toBe(true);
});

test('3.9 answers that wait stay, whatever has ended, until what sends them has told their member', async () => {
  await unsent.update(owner, `${keptPrefix}${sessionId}`, () => ({ revision: 1, pages: [] }));
  expect(await isBegunAfter(answered('0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f6c3'))).toBe(true);
});
