import { beforeEach, expect, test } from 'vitest';
import { type FakeCalls, refusal, startFakeCalls } from '../../../testing/fake-calls.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { session as siteSession } from '../../../shell/client/client.ts';
import { unsent } from '../../../shell/unsent/unsent.ts';
import { session } from '../testing/two-page-survey.ts';
import TaskGoPage from '../start/TaskGoPage.tsx';
import { keepSending, stopSending } from './keep-sending.ts';
import { holdAnswering, keptPrefix, sendKept } from './send-kept.ts';

const owner = { memberId: 'away' };
const posted = (page: string) => ({
  revision: 1,
  pages: [{ page, answers: { a: '粥' }, state: 'posted', base: 0, revision: 1 }],
});
let server: FakeCalls;

const keep = (sessionId: string) => unsent.update(owner, `${keptPrefix}${sessionId}`, () => posted('p'));
const send = () =>
  sendKept({ owner, store: unsent, isOnline: () => true, signal: new AbortController().signal });
const sent = (sessionId: string) => server.sent(`/v1/process/sessions/${sessionId}/pages`);
const left = async () => (await unsent.idsOf(owner)).map((id) => id.slice(keptPrefix.length));

const signIn = (): void => {
  siteSession.setUserData({ id: owner.memberId });
  siteSession.signIn({ token: 't', refreshToken: 'r', expired: Date.now() + 3_600_000 });
};

beforeEach(async () => {
  stopSending();
  for (const id of await unsent.idsOf(owner)) await unsent.update(owner, id, () => undefined);
  server = startFakeCalls();
  for (const id of ['s1', 's2', 's3']) {
    server.answer(`/v1/process/sessions/${id}`, () => session);
    server.answer(`/v1/process/sessions/${id}/pages`, () => ({
      outcome: 'next',
      page: 'q',
      progress: 50,
      revision: 1,
      seatUntil: null,
    }));
  }
});

test('answers of a questionnaire that no page shows are sent while other pages are open', async () => {
  await keep('s1');
  expect(await send()).toBe(true);
  expect(sent('s1')).toHaveLength(1);
  expect(await left()).toEqual([]);
});

test('a questionnaire that fails does not delay the others, and is tried again', async () => {
  await Promise.all([keep('s1'), keep('s2'), keep('s3')]);
  server.answer('/v1/process/sessions/s1', () => Promise.reject(refusal(500, 500)));
  expect(await send()).toBe(false);
  expect([sent('s2'), sent('s3')].map((calls) => calls.length)).toEqual([1, 1]);
  expect(await left()).toEqual(['s1']);
});

test('8.9 answers that a site in maintenance refuses are kept, and sent when it is open again', async () => {
  await Promise.all([keep('s1'), keep('s2')]);
  const closed = () => Promise.reject(refusal(10_004, 503));
  server.answer('/v1/process/sessions/s1', closed);
  let tries = 0;
  server.answer('/v1/process/sessions/s2/pages', () => {
    tries += 1;
    return tries === 1
      ? closed()
      : { outcome: 'next', page: 'q', progress: 50, revision: 1, seatUntil: null };
  });
  expect(await send()).toBe(false);
  expect([await left(), tries]).toEqual([['s1'], 2]);
  server.answer('/v1/process/sessions/s1', () => session);
  expect(await send()).toBe(true);
  expect([await left(), sent('s1').length]).toEqual([[], 1]);
});

test('a questionnaire that the server refuses for good is not tried again', async () => {
  await keep('s1');
  server.answer('/v1/process/sessions/s1', () => Promise.reject(refusal(403, 403)));
  expect(await send()).toBe(true);
});

test('the page of a questionnaire sends its answers itself', async () => {
  await keep('s1');
  const release = holdAnswering('s1');
  expect(await send()).toBe(true);
  expect(sent('s1')).toEqual([]);
  release();
  await send();
  await expect.poll(() => sent('s1').length).toBe(1);
});

test('answers of a participation that ended elsewhere are deleted', async () => {
  await Promise.all([keep('s1'), keep('s2')]);
  const ended = { ...session, state: 'ended', resultId: 'r1' };
  server.answer('/v1/process/sessions/s1', () => ended);
  expect(await send()).toBe(true);
  expect(await left()).toEqual([]);
  await keep('s2');
  server.answer('/v1/process/sessions/s2', () => ended);
  signIn();
  await openPage(TaskGoPage, '/task/go', '/task/go?session=s2');
  await expect.poll(left).toEqual([]);
});

test('sending that begins while an earlier one still waits for the server sends what that one leaves', async () => {
  await keep('s1');
  signIn();
  const first = Promise.withResolvers<typeof session>();
  const answers = [first.promise];
  server.answer('/v1/process/sessions/s1', () => answers.pop() ?? session);
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
