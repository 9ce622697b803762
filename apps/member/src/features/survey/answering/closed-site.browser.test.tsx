import { mockSaveDraftAnswers, mockSaveSurveyPage, refuse } from '@yayan/api-client/mocks';
import { look, looks, prepareLook } from '@yayan/site/look';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { transport } from '../../../shell/client/transport.ts';
import { openSurvey, openSurveyMock } from '../testing/open-survey.ts';
import { sessionId } from '../testing/two-page-survey.ts';

let opened: Awaited<ReturnType<typeof openSurveyMock>>;
/** What the server says about maintenance; undefined while it is open. */
let closed: { message: string; until: string | null } | undefined;

beforeEach(async () => {
  closed = { message: '升级', until: '2026-11-29T18:30:00.000Z' };
  vi.spyOn(transport, 'serverNow').mockReturnValue(Date.parse('2026-11-29T18:05:00.000Z'));
  opened = await openSurveyMock();
  opened.mock.use(
    mockSaveDraftAnswers((example) => (closed ? refuse('SITE_MAINTENANCE', closed) : example)),
    mockSaveSurveyPage(() =>
      closed
        ? refuse('SITE_MAINTENANCE', closed)
        : { outcome: 'next', page: 'q', progress: 50, revision: 1, seatUntil: null, pausedBy: null },
    ),
  );
});
afterEach(() => vi.restoreAllMocks());

const answer = async () => {
  await openSurvey(`/task/go?session=${sessionId}`);
  await page.getByLabelText(/早餐吃什么/).fill('粥');
  await page.getByRole('button', { name: /^下一[页题]$/u }).click();
};

test.each(looks)(
  '8.9 an open questionnaire says until when maintenance keeps it waiting: $size, $scheme',
  async (how) => {
    await prepareLook(how);
    await answer();
    await expect.element(page.getByText('维护到 02:30 左右，答案已存好，会自动提交')).toBeVisible();
    await expect.element(page.getByText('恢复后自动继续', { exact: false })).toBeVisible();
    await look('maintenance');
  },
);

test('8.9 it promises no time that nobody knows, and goes on by itself when the site is open again', async () => {
  closed = { message: '升级', until: null };
  await answer();
  const words = page.getByText('网站维护中，答案已存好，恢复后自动提交');
  await expect.element(words).toBeVisible();
  closed = undefined;
  await expect.element(page.getByRole('heading', { name: '第二页' })).toBeVisible();
  await expect.poll(() => words.elements()).toEqual([]);
});
