import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { HomeTour } from './HomeTour.tsx';
import { renderPage } from '../../../testing/render-page.ts';

afterEach(() => page.viewport(414, 896));

/** The parts that the tour points at, as high as on a phone. */
const parts = (
  <>
    <div data-tour="balance" style={{ height: 220 }} />
    <div data-tour="check-in" style={{ height: 300 }} />
    <div data-tour="tasks">
      <article style={{ height: 180 }} />
    </div>
  </>
);

const settled = async (element: Element): Promise<void> => {
  let before = NaN;
  await expect
    .poll(
      () => {
        const { y } = element.getBoundingClientRect();
        const isStill = y === before;
        before = y;
        return isStill;
      },
      { interval: 400 },
    )
    .toBe(true);
};

test('the page goes on to the top when the scroll of the last step ends somewhere else', async () => {
  await page.viewport(390, 480);
  await renderPage(
    <>
      {parts}
      <HomeTour />
    </>,
  );
  await expect.element(page.getByRole('dialog', { name: '金币都在这里' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  globalThis.scrollTo({ top: 200, behavior: 'instant' });
  expect(globalThis.scrollY).toBe(200);
  document.dispatchEvent(new Event('scrollend'));
  await expect.poll(() => globalThis.scrollY).toBe(0);
});

test.each([
  ['upright', 390, 844],
  ['sideways', 844, 390],
  ['sideways, the smallest', 568, 320],
])('on a phone held %s, each bubble is seen as a whole', async (_way, width, height) => {
  await page.viewport(width, height);
  await renderPage(
    <>
      {parts}
      <HomeTour />
    </>,
  );
  for (const title of ['金币都在这里', '每天签到一次', '从这里开始答题']) {
    const bubble = page.getByRole('dialog', { name: title });
    await expect.element(bubble).toBeVisible();
    // The bubble moves with the part until the page has scrolled.
    await settled(bubble.element());
    const { top, left, bottom, right } = bubble.element().getBoundingClientRect();
    expect(top >= 0 && left >= 0 && bottom <= height && right <= width).toBe(true);
    await userEvent.keyboard('{ArrowRight}');
  }
});
