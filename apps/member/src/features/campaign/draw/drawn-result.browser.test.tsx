import type { CampaignDrawn } from '@yayan/api-client';
import { YayanProvider } from '@yayan/ui';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { DrawnResult } from './DrawnResult.tsx';

const drawn: CampaignDrawn = {
  record: {
    number: 1,
    clientSeed: '好运',
    version: 1,
    roll: 5,
    prize: null,
    consolation: 2,
    at: '2026-11-20T08:30:00.000Z',
  },
  chances: 1,
  balance: 10,
};
const skip = () => page.getByRole('button', { name: '跳过动画' });
const close = () => page.getByRole('button', { name: '知道了' });
const lost = () => page.getByText('这次没中');

let closed = 0;
/** Opens a result that only 跳过动画 reveals. */
beforeEach(async () => {
  closed = 0;
  await render(
    <YayanProvider>
      <DrawnResult drawn={drawn} onClose={() => (closed += 1)} revealMs={3_600_000} />
    </YayanProvider>,
  );
});

test('a quick second press of 跳过动画 leaves the result to be read', async () => {
  await expect.element(skip()).toBeVisible();
  const button = skip().element() as HTMLElement;
  button.click();
  await expect.element(close()).toBeInTheDocument();
  const closing = close().element() as HTMLElement;
  expect(closing).not.toBe(button);
  closing.click();
  await expect.element(lost()).toBeVisible();
  expect(closed).toBe(0);
  await expect.poll(() => (closing.click(), closed)).toBe(1);
});

test('after skipping by keyboard, the focus is on 知道了', async () => {
  await expect.element(skip()).toBeVisible();
  (skip().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(lost()).toBeVisible();
  await expect.element(close()).toHaveFocus();
});
