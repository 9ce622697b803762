import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskAnswer, openDesk } from '../../testing/desk-start.ts';
import { answers, opened, showDesk } from './testing/show-desk.tsx';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});

test('a passage is chosen only once the mouse is released', async () => {
  await openDesk(answers(1));
  await showDesk(`/bbs-response?open=${deskAnswer(1).id}`);
  const line = opened().getByText('第 1 条', { exact: false });
  await expect.element(line).toBeVisible();
  const chosen = opened().getByText(/^给这一段加标签/u);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [words] = line.element().childNodes;
  const select = (end: number): void => {
    if (words) globalThis.getSelection()?.setBaseAndExtent(words, 0, words, end);
    document.dispatchEvent(new Event('selectionchange'));
    vi.advanceTimersByTime(1000);
  };
  line.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  select(3);
  expect(chosen.query()).toBeNull();
  line.element().dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await expect.element(opened().getByText('给这一段加标签：“第 1”')).toBeVisible();
});

test('Escape that closes a dialog leaves the answer open', async () => {
  await openDesk(answers(2));
  const { search } = await showDesk(`/bbs-response?open=${deskAnswer(1).id}`);
  await expect.element(opened().getByText('第 1 条', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: '键盘快捷键' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(search().get('open')).toBe(deskAnswer(1).id);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => search().get('open')).toBeNull();
});
