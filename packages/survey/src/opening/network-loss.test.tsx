import { beforeEach, expect, test, vi } from 'vitest';
import { page as browser } from 'vitest/browser';
import { onPage, radio } from '../first-picture/testing/definitions.ts';
import { runnerLoader } from '../preload-runner.ts';
import { runSurvey } from '../runner/testing/mount-runner.tsx';

type Run = NonNullable<Parameters<typeof runSurvey>[0]>;

const load = runnerLoader.load.bind(runnerLoader);
const kept = '网络断开，答案已存好，联网后继续';

beforeEach(async () => {
  vi.restoreAllMocks();
  vi.spyOn(runnerLoader, 'isLoaded').mockReturnValue(false);
  localStorage.clear();
  await browser.viewport(390, 844);
});

const setOnline = (isOnline: boolean): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

/** Renders a survey whose runner fails to load for lack of a network. */
const renderOffline = async (run: Run = {}) => {
  setOnline(false);
  const loading = vi.spyOn(runnerLoader, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  const reload = vi.spyOn(runnerLoader, 'reload').mockReturnValue();
  const running = runSurvey({ definition: onPage(radio('a'), radio('b')), oneByOne: true, ...run });
  await expect.poll(() => loading.mock.calls.length).toBe(1);
  return { running, loading, reload };
};

test('without a network the first question stays, says that the answer is stored, and goes on by itself', async () => {
  const { running, loading, reload } = await renderOffline();
  await expect.element(browser.getByText(kept)).toBeVisible();
  await browser.getByText('丙').click();
  await expect.element(browser.getByRole('radio', { name: '丙' })).toBeChecked();
  loading.mockImplementation(load);
  setOnline(true);
  const { screen } = await running;
  await expect.element(screen.getByText(/问 b/u).first()).toBeVisible();
  expect(browser.getByText(kept).query()).toBeNull();
  expect(reload).not.toHaveBeenCalled();
});

test('without a network the page promises nothing about answers that this device does not store', async () => {
  const { running, loading } = await renderOffline({ keepsAnswers: false });
  await expect.element(browser.getByText('网络断开，先别关闭页面，联网后继续')).toBeVisible();
  loading.mockImplementation(load);
  setOnline(true);
  await running;
});

test('a page whose code the browser asks for only once is loaded again, if the answers are stored', async () => {
  const { running, loading, reload } = await renderOffline();
  void running.catch(() => undefined);
  await expect.element(browser.getByText(kept)).toBeVisible();
  setOnline(true);
  await expect.element(browser.getByText('问卷还没有载入完整，答案已存好，正在重试')).toBeVisible();
  await expect.poll(() => reload.mock.calls.length, { timeout: 10_000 }).toBe(1);
  expect(loading).toHaveBeenCalledTimes(3);
  await expect.element(browser.getByText('丙')).toBeVisible();
});
