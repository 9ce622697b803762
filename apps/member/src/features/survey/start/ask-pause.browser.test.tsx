import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { session as signedIn } from '../../../shell/client/client.ts';
import { type FakeCalls, startFakeCalls } from '../../../testing/fake-calls.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { refusal, session } from '../testing/two-page-survey.ts';
import TaskGoPage from './TaskGoPage.tsx';

const other = { sessionId: 's2', taskHashId: 't2Kq2mX9bLpR', title: '通勤出行', seatUntil: null };
const starts = '/v1/process/participations';
const drafts = '/v1/process/sessions/s1/drafts';
const stored = (pausedBy: typeof other | null) => ({
  outcome: 'stored',
  draftRevision: 0,
  newer: [],
  pausedBy,
});

let server: FakeCalls;
let pausedBy: typeof other | null;

beforeEach(() => {
  localStorage.clear();
  signedIn.signIn({ token: 't', refreshToken: 'r', expired: Date.now() + 3_600_000 });
  signedIn.setUserData({ id: 'member-pause' });
  server = startFakeCalls();
  pausedBy = null;
  server.answer('/v1/process/sessions/s1', () => ({ ...session, pausedBy }));
  server.answer(drafts, () => stored(pausedBy));
});

const open = (at: string) => openPage(TaskGoPage, '/task/go', at);
const firstPage = () => page.getByRole('heading', { name: '第一页' });

test('starting a second questionnaire asks to pause the first, and then names it', async () => {
  let calls = 0;
  server.answer(starts, () => {
    calls += 1;
    if (calls === 1) throw refusal(22014, other);
    return { sessionId: 's1', kind: 'hosted', url: null, resultId: null };
  });
  await open('/task/go?task=t7Kq2mX9bLpR');
  await expect.element(page.getByRole('heading', { name: '先放下『通勤出行』，再开始这份？' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '回去答那一份' }))
    .toHaveAttribute('href', '/task/go?session=s2');
  await page.getByRole('button', { name: '先放下，开始这份' }).click();
  await expect.element(firstPage()).toBeVisible();
  expect(server.sent(starts)).toEqual([
    { taskHashId: 't7Kq2mX9bLpR' },
    { taskHashId: 't7Kq2mX9bLpR', pause: 's2' },
  ]);
});

test('a paused questionnaire asks before it goes on, and pauses the other one', async () => {
  pausedBy = other;
  server.answer(drafts, (call) => {
    const { pause } = call.data as { pause?: string }; // The call that the site sends.
    if (pause === other.sessionId) pausedBy = null;
    return stored(pausedBy);
  });
  await open('/task/go?session=s1');
  await expect.element(page.getByRole('heading', { name: '先放下『通勤出行』，再继续这份？' })).toBeVisible();
  await page.getByRole('button', { name: '先放下，继续这份' }).click();
  await expect.element(firstPage()).toBeVisible();
  expect(server.sent(drafts)).toContainEqual(
    expect.objectContaining({ page: 'p', answers: {}, pause: 's2', revision: 0 }),
  );
});

test('a questionnaire that is paused elsewhere asks as soon as an answer is stored', async () => {
  await open('/task/go?session=s1');
  await expect.element(firstPage()).toBeVisible();
  pausedBy = other;
  await page.getByRole('textbox').fill('粥');
  await expect.element(page.getByRole('heading', { name: '先放下『通勤出行』，再继续这份？' })).toBeVisible();
  expect(server.sent(drafts)).toContainEqual(expect.objectContaining({ answers: { a: '粥' } }));
});

test.each(looks)('the question fits a $size, $scheme, however long a title is', async (how) => {
  await prepareLook(how);
  const title = '通勤出行与公共交通使用情况追踪调查（第二期）';
  server.answer(starts, () => {
    throw refusal(22014, { ...other, title, seatUntil: '2026-11-28T03:00:00.000Z' });
  });
  await open('/task/go?task=t7Kq2mX9bLpR');
  await expect.element(page.getByRole('heading', { name: `先放下『${title}』，再开始这份？` })).toBeVisible();
  await look('asks to pause');
});
