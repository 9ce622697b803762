import { mockGetSurveySession, mockSaveSurveyPage, mockSubmitSurvey, refuse } from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import type { SurveySession } from '@yayan/api-client';
import { beforeEach, expect, test } from 'vitest';
import { openMock } from '../../../testing/open-mock.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { getGetTaskQueryKey } from '@yayan/api-client/react';
import { queryClient, session as siteSession } from '../../../shell/client/client.ts';
import { keepFinished, readFinished } from '../../../shell/unsent/finished.ts';
import { type HandInEnd, takeEnds } from '../../../shell/unsent/hand-in-ends.ts';
import { keptPrefix } from '../../../shell/unsent/row-names.ts';
import { keepStep } from '../../../shell/unsent/shown-step.ts';
import { createUnsentStore } from '../../../shell/unsent/unsent-store.ts';
import { unsent } from '../../../shell/unsent/unsent.ts';
import { resultId, session } from '../testing/two-page-survey.ts';
import TaskGoPage from '../start/TaskGoPage.tsx';
import { keepSending, stopSending } from './keep-sending.ts';
import { holdAnswering, sendKept } from './send-kept.ts';

const owner = { memberId: 'away' };
const s1 = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f611';
const s2 = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f612';
const s3 = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f613';
const posted = (page: string) => ({
  revision: 1,
  pages: [{ page, answers: { a: '粥' }, state: 'posted', base: 0, revision: 1 }],
});
const next = {
  outcome: 'next',
  page: 'q',
  progress: 50,
  revision: 1,
  seatUntil: null,
  pausedBy: null,
} as const;
let mock: Mock;
/** The sessions whose pages were sent, oldest first. */
let sentOf: unknown[];

const keep = (sessionId: string) => unsent.update(owner, `${keptPrefix}${sessionId}`, () => posted('p'));
const send = () =>
  sendKept({ owner, store: unsent, isOnline: () => true, signal: new AbortController().signal });
const sent = (sessionId: string) => sentOf.filter((id) => id === sessionId);
const left = async () => (await unsent.idsOf(owner)).map((id) => id.slice(keptPrefix.length));

type SessionAnswer = Exclude<Parameters<typeof mockGetSurveySession>[0], Function | undefined>;
/** Answers later calls for one session with what this function returns. */
const answerSession = (sessionId: string, answer: () => SessionAnswer | Promise<SessionAnswer>): void =>
  mock.use(mockGetSurveySession((_example, { params }) => (params['id'] === sessionId ? answer() : session)));

beforeEach(async () => {
  stopSending();
  for (const id of await unsent.idsOf(owner)) await unsent.update(owner, id, () => undefined);
  ({ mock } = await openMock());
  siteSession.setUserData({ id: owner.memberId });
  sentOf = [];
  mock.use(
    mockGetSurveySession(() => session),
    mockSaveSurveyPage((_example, { params }) => {
      sentOf.push(params['id']);
      return next;
    }),
  );
});

test('answers of a questionnaire that no page shows are sent while other pages are open', async () => {
  await keep(s1);
  expect(await send()).toBe(true);
  expect(sent(s1)).toHaveLength(1);
  expect(await left()).toEqual([]);
});

test('a questionnaire that fails does not delay the others, and is tried again', async () => {
  await Promise.all([keep(s1), keep(s2), keep(s3)]);
  answerSession(s1, () => refuse('INTERNAL'));
  expect(await send()).toBe(false);
  expect([sent(s2), sent(s3)].map((calls) => calls.length)).toEqual([1, 1]);
  expect(await left()).toEqual([s1]);
});

test('8.9 answers that a site in maintenance refuses are kept, and sent when it is open again', async () => {
  await Promise.all([keep(s1), keep(s2)]);
  const closed = () => refuse('SITE_MAINTENANCE', { message: '升级', until: null });
  answerSession(s1, closed);
  mock.use(
    mockSaveSurveyPage((_example, { params }) => {
      sentOf.push(params['id']);
      return sentOf.length === 1 ? closed() : next;
    }),
  );
  expect(await send()).toBe(false);
  expect([await left(), sentOf]).toEqual([[s1], [s2, s2]]);
  answerSession(s1, () => session);
  expect(await send()).toBe(true);
  expect([await left(), sent(s1).length]).toEqual([[], 1]);
});

test('a questionnaire that the server refuses for good is not tried again', async () => {
  await keep(s1);
  answerSession(s1, () => refuse('FORBIDDEN'));
  expect(await send()).toBe(true);
});

test('the page of a questionnaire sends its answers itself, and what it leaves is left to try again', async () => {
  await keep(s1);
  const release = holdAnswering(s1);
  expect(await send()).toBe(false);
  expect(sent(s1)).toEqual([]);
  release();
  await send();
  await expect.poll(() => sent(s1).length).toBe(1);
});

test('answers of a participation that ended elsewhere are deleted', async () => {
  await Promise.all([keep(s1), keep(s2)]);
  const ended: SurveySession = { ...session, state: 'ended', resultId };
  answerSession(s1, () => ended);
  expect(await send()).toBe(true);
  expect(await left()).toEqual([]);
  await keep(s2);
  answerSession(s2, () => ended);
  await openPage(TaskGoPage, '/task/go', `/task/go?session=${s2}`);
  await expect.poll(left).toEqual([]);
});

test('sending that begins while an earlier one still waits for the server sends what that one leaves', async () => {
  await keep(s1);
  const first = Promise.withResolvers<SurveySession>();
  const answers = [first.promise];
  answerSession(s1, () => answers.pop() ?? session);
  void keepSending();
  await expect.poll(() => answers).toEqual([]);
  const second = keepSending();
  // By then the second one has found the lock of the first.
  await unsent.idsOf(owner);
  await navigator.locks.query();
  first.resolve(session);
  await second;
  expect(await left()).toEqual([]);
});

test.each([
  [true, 'after a return is asked for anew, though the worker has sent everything and tells nobody'],
  [false, 'stays when a questionnaire was left and nothing waits'],
])('3.9 what a page shows of a task (return: %s) %s', async (isReturn) => {
  const task = getGetTaskQueryKey(session.task.hashId);
  queryClient.setQueryData(task, session.task);
  await keepSending(isReturn);
  expect(queryClient.getQueryState(task)?.isInvalidated).toBe(isReturn);
});

test('3.9 nothing of a participation that ended is left to continue it with', async () => {
  const step = { page: 'q', question: null, revision: 1 };
  await Promise.all([keep(s1), keepStep(unsent, owner, s1, step)]);
  answerSession(s1, () => ({ ...session, state: 'ended', resultId }));
  await send();
  expect(await unsent.idsOf(owner)).toEqual([]);
});

const key = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f699';
const finish = async (revision = 1): Promise<void> => {
  await unsent.update(owner, `${keptPrefix}${s1}`, () => posted('q'));
  await keepFinished(unsent, owner, s1, { page: 'q', answers: { a: '粥' }, revision, key });
};
const sendAndTake = async (): Promise<readonly HandInEnd[]> => {
  await send();
  return await takeEnds(unsent, owner);
};
const { title } = session.task;

test('3.9 a questionnaire that was finished without a network is handed in from another page', async () => {
  mock.use(mockSubmitSurvey((example) => ({ ...example, result: 1 })));
  await finish();
  expect(await sendAndTake()).toEqual([
    { sessionId: s1, title, outcome: 'handedIn', resultId: expect.any(String) },
  ]);
  expect(mock.received('submitSurvey')).toMatchObject([{ page: 'q', answers: { a: '粥' }, revision: 1 }]);
  expect([await left(), await sendAndTake()]).toEqual([[], []]);
});

test('3.9 a finished questionnaire that has changed elsewhere is not handed in, and the member is told', async () => {
  await finish(4);
  expect(await sendAndTake()).toEqual([{ sessionId: s1, title, outcome: 'open', resultId: null }]);
  expect(mock.received('submitSurvey')).toEqual([]);
});

test('3.52 of two tabs that look for what was handed in, one tells the member', async () => {
  mock.use(mockSubmitSurvey((example) => ({ ...example, result: 1 })));
  await finish();
  await send();
  const taken = await Promise.all([takeEnds(unsent, owner), takeEnds(createUnsentStore(), owner)]);
  expect(taken.flat()).toHaveLength(1);
});

test('3.52 a questionnaire that was answered to its end elsewhere is told with its result', async () => {
  await finish();
  answerSession(s1, () => ({ ...session, state: 'ended', resultId }));
  expect(await sendAndTake()).toEqual([{ sessionId: s1, title, outcome: 'ended', resultId }]);
});

test('3.9 a finished questionnaire whose seat is over is told once', async () => {
  mock.use(mockSaveSurveyPage({ outcome: 'ended', resultId, result: 3 }));
  await finish();
  expect(await sendAndTake()).toEqual([{ sessionId: s1, title, outcome: 'ended', resultId }]);
  expect(await sendAndTake()).toEqual([]);
});

test('3.9 handing in that fails stays remembered for the next attempt', async () => {
  mock.use(mockSubmitSurvey(() => refuse('INTERNAL')));
  await finish();
  expect(await sendAndTake()).toEqual([]);
  expect(await readFinished(unsent, owner, s1)).toMatchObject({ page: 'q', key });
});
