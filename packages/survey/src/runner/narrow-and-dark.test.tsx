import { beforeEach, describe, expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { runSurvey } from './testing/mount-runner.tsx';

beforeEach(async () => {
  await browser.viewport(390, 844);
});

describe('narrow and dark', () => {
  test('at 390 px the fields of several short texts are visible before a tap and do not move', async () => {
    const items = [
      { name: 'minutes', title: '几分钟', inputType: 'number' },
      { name: 'km', title: '几公里', inputType: 'number' },
    ];
    const { screen, posted } = await runSurvey({
      definition: { pages: [{ name: 'trip', elements: [{ type: 'multipletext', name: 'trip1', items }] }] },
    });
    const next = screen.getByRole('button', { name: '提交' });
    await expect.element(next).toBeVisible();
    const topOf = () => next.element().getBoundingClientRect().top;
    // The page stops moving once its styles are loaded.
    let before = -1;
    const isStill = (): boolean => before === (before = topOf());
    await expect.poll(isStill, { interval: 100 }).toBe(true);
    await screen.getByLabelText('几公里').click();
    expect(topOf()).toBe(before);
    await screen.getByLabelText('几分钟').fill('35');
    expect(topOf()).toBe(before);
    await next.click();
    await expect.poll(() => posted).toEqual([{ page: 'trip', answers: { trip1: { minutes: 35 } } }]);
  });

  test('at 390 px a matrix shows one card for each row, does not scroll sideways, and can be answered', async () => {
    const { screen, posted } = await runSurvey({ page: 'grid', answers: { drink: '茶' } }, () => ({
      kind: 'ended',
    }));
    await expect.element(screen.getByRole('group', { name: '新口味' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    for (const row of ['新口味', '看配料'])
      await screen.getByRole('group', { name: row }).getByText('比较同意').click();
    await screen.getByRole('button', { name: '提交' }).click();
    await expect
      .poll(() => posted)
      .toEqual([{ page: 'grid', answers: { views: { 新口味: '比较同意', 看配料: '比较同意' } } }]);
  });

  test('in a low window, as at 400 %, neither progress nor buttons stay over the questions', async () => {
    await browser.viewport(320, 256);
    const { screen } = await runSurvey();
    const next = screen.getByRole('button', { name: '下一页' });
    await expect.element(next).toBeInTheDocument();
    const isPinned = [...screen.container.querySelectorAll('*')].some((part) =>
      ['sticky', 'fixed'].includes(getComputedStyle(part).position),
    );
    expect(isPinned).toBe(false);
  });

  test('on a narrow screen the first drawing is the one for phones', async () => {
    const { screen } = await runSurvey();
    expect(screen.container.querySelector('.sd-root-modern--mobile')).not.toBeNull();
  });

  test('a screen that becomes narrow or wide while a survey is open gets the drawing for it', async () => {
    await browser.viewport(1440, 900);
    const { screen } = await runSurvey();
    const drawnForPhones = (): boolean => screen.container.querySelector('.sd-root-modern--mobile') !== null;
    expect(drawnForPhones()).toBe(false);
    await browser.viewport(390, 844);
    await expect.poll(drawnForPhones).toBe(true);
    await browser.viewport(1440, 900);
    await expect.poll(drawnForPhones).toBe(false);
  });

  test('in the dark scheme SurveyJS’s cards and texts use our tokens', async () => {
    const { screen } = await runSurvey({}, undefined, 'dark');
    const title = screen.getByText('喝什么？');
    await expect.element(title).toBeVisible();
    await expect.poll(() => getComputedStyle(title.element()).color).toBe('rgb(236, 234, 227)');
    // The overlay behind an open list on a touch screen.
    const veil = getComputedStyle(title.element()).getPropertyValue('--sjs2-color-utility-overlay');
    expect(veil).toBe('rgba(0, 0, 0, 0.6)');
  });
});
