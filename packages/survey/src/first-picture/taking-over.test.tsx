import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { runnerLoader } from '../preload-runner.ts';
import { runSurvey } from '../runner/testing/mount-runner.tsx';
import { onPage, radio, several } from './testing/definitions.ts';

type Run = NonNullable<Parameters<typeof runSurvey>[0]>;

beforeEach(async () => {
  vi.restoreAllMocks();
  vi.spyOn(runnerLoader, 'isLoaded').mockReturnValue(false);
  localStorage.clear();
  await browser.viewport(390, 844);
});

afterAll(() => {
  vi.restoreAllMocks();
});

/** Renders a survey whose runner loads when the returned function is called. */
const renderHeld = async (run: Run) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const load = runnerLoader.load.bind(runnerLoader);
  vi.spyOn(runnerLoader, 'load').mockImplementation(async () => {
    await promise;
    return await load();
  });
  const told: unknown[][] = [];
  const running = runSurvey({ onChange: (...args) => told.push(args), ...run });
  await expect.poll(() => document.querySelector('section[aria-busy]')).not.toBeNull();
  return {
    told,
    arrive: async () => {
      resolve();
      return await running;
    },
  };
};

describe('input before the runner is there is not lost', () => {
  const run: Run = { definition: onPage(radio('a'), several('b'), radio('c')) };

  test('a choice is in the model, and is reported like any answer', async () => {
    const { told, arrive } = await renderHeld(run);
    const single = browser.getByRole('radiogroup', { name: '问 a' });
    await single.getByText('丙').click();
    await expect.element(single.getByRole('radio', { name: '丙' })).toBeChecked();
    await browser.getByRole('group', { name: /问 b/u }).getByText('甲').click();
    await browser.getByRole('group', { name: /问 b/u }).getByText('丁').click();
    const { screen } = await arrive();
    await expect.element(screen.getByRole('radio', { name: '丙' }).first()).toBeChecked();
    expect(told.at(-1)?.slice(0, 2)).toEqual(['p', { a: '丙', b: ['甲', '丁'] }]);
  });

  test('a choice is reported at once, with the page’s other answers, even if the runner never comes', async () => {
    const { told, arrive } = await renderHeld({
      ...run,
      answers: { b: ['甲'], c: 'x', 'c-Comment': '别的' },
    });
    await browser.getByRole('radiogroup', { name: '问 a' }).getByText('丙').click();
    const names = ['a', 'b', 'c'].flatMap((name) => [name, `${name}-Comment`, `${name}-Declined`]);
    expect(told).toEqual([['p', { a: '丙', b: ['甲'], c: 'x', 'c-Comment': '别的' }, names]]);
    await arrive();
  });

  test('the runner reports the same choice with the same data', async () => {
    const { told, arrive } = await renderHeld({ ...run, oneByOne: true });
    await browser.getByText('丙').click();
    expect(told).toHaveLength(1);
    await arrive();
    await expect.poll(() => told.length).toBe(2);
    expect(told[1]).toEqual(told[0]);
  });

  test('a tap on one choice goes on by itself once the runner is there', async () => {
    const { arrive } = await renderHeld({ ...run, oneByOne: true });
    await browser.getByText('丙').click();
    const { screen } = await arrive();
    await expect.element(screen.getByText(/问 b/u).first()).toBeVisible();
  });

  test('a button that was pressed goes on by the same way', async () => {
    const { arrive } = await renderHeld({ ...run, oneByOne: true });
    await browser.getByRole('button', { name: '下一题' }).click();
    await expect.element(browser.getByRole('button', { name: '下一题' })).toBeVisible();
    const { screen } = await arrive();
    await expect.element(screen.getByText('请先回答这道题')).toBeVisible();
  });

  test('the focus stays on its choice', async () => {
    const { arrive } = await renderHeld({ ...run, oneByOne: true });
    browser.getByRole('radio', { name: '甲' }).element().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(browser.getByRole('radio', { name: '丙' })).toHaveFocus();
    const before = document.activeElement;
    const { screen } = await arrive();
    await expect.element(screen.getByRole('radio', { name: '丙' })).toHaveFocus();
    expect(document.activeElement).not.toBe(before);
  });
});

describe('the runner’s code is requested', () => {
  const frames = async (): Promise<void> => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  };

  test('once the question is drawn and painted', async () => {
    const drawn: boolean[] = [];
    let painted = 0;
    const onLoad = (): void => {
      drawn.push(painted > 0);
    };
    const { arrive } = await renderHeld({ definition: onPage(radio('a')), onLoad });
    expect(drawn).toEqual([]);
    await frames();
    painted += 1;
    await expect.poll(() => drawn).toEqual([true]);
    await arrive();
  });

  test('at once where no question can be drawn', async () => {
    const onLoad = vi.fn<() => void>();
    await runSurvey({ definition: onPage({ type: 'html', html: '<p>你好</p>' }), onLoad });
    expect(onLoad).toHaveBeenCalledOnce();
  });
});
