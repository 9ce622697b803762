import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { YayanProvider } from '../YayanProvider.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const show = (pending: boolean, asked: string[]) =>
  render(
    <YayanProvider>
      <ConfirmDialog
        opened
        pending={pending}
        title="撤销后金币会退回"
        confirmLabel="确认撤销"
        onConfirm={() => asked.push('confirm')}
        onClose={() => asked.push('close')}
      />
    </YayanProvider>,
  );

test('the consequence names the dialog, and Escape cancels', async () => {
  const asked: string[] = [];
  await show(false, asked);
  await expect.element(page.getByRole('dialog', { name: '撤销后金币会退回' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '再想想' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(asked).toEqual(['close']);
});

test('a running money action cannot be pressed again or closed', async () => {
  const asked: string[] = [];
  await show(true, asked);
  await expect
    .element(page.getByRole('button', { name: '确认撤销' }))
    .toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByRole('button', { name: '再想想' })).toBeDisabled();
  await userEvent.keyboard('{Escape}');
  expect(asked).toEqual([]);
});

test('a failure is shown in the dialog and announced to screen readers', async () => {
  await render(
    <YayanProvider>
      <ConfirmDialog
        opened
        failure="网络开小差了，请稍后再试"
        title="解绑后将不能用QQ登录"
        confirmLabel="解绑QQ"
        onConfirm={() => undefined}
        onClose={() => undefined}
      />
    </YayanProvider>,
  );
  const dialog = page.getByRole('dialog', { name: '解绑后将不能用QQ登录' });
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('网络开小差了，请稍后再试');
  await expect.element(dialog.getByRole('button', { name: '解绑QQ' })).toBeEnabled();
});

/** Everything below the dialog is one button. Confirming closes the dialog after a while. */
function Above({ leavesAfterMs, pressed }: { leavesAfterMs: number; pressed: string[] }) {
  const [isOpen, setOpen] = useState(true);
  const leave = (): void => void setTimeout(() => setOpen(false), leavesAfterMs);
  return (
    <>
      <button type="button" style={{ position: 'fixed', inset: 0 }} onClick={() => pressed.push('below')}>
        下面
      </button>
      {isOpen ? (
        <ConfirmDialog opened title="确认" confirmLabel="确认兑换" onConfirm={leave} onClose={leave} />
      ) : null}
    </>
  );
}

interface Place {
  x: number;
  y: number;
}

/** Taps a place in the frame in which the dialog has gone, however busy the machine is. */
const tapWhenGone = (at: Readonly<Place>): Promise<void> =>
  new Promise((resolve) => {
    const tap = (): void => {
      const event = { bubbles: true, cancelable: true, detail: 1, clientX: at.x, clientY: at.y };
      document.elementFromPoint(at.x, at.y)?.dispatchEvent(new MouseEvent('click', event));
      resolve();
    };
    const watching = new MutationObserver(() => {
      if (document.querySelector('[role="dialog"]') !== null) return;
      watching.disconnect();
      requestAnimationFrame(tap);
    });
    watching.observe(document.body, { childList: true, subtree: true });
  });

/** Confirms with a tap, and waits until the dialog has closed; with `twice` a second tap comes right then. */
const confirmThen = async (leavesAfterMs: number, { twice = false } = {}) => {
  const pressed: string[] = [];
  await render(
    <YayanProvider>
      <Above leavesAfterMs={leavesAfterMs} pressed={pressed} />
    </YayanProvider>,
  );
  const at: Place = { x: 0, y: 0 };
  const note = ({ clientX: x, clientY: y }: MouseEvent): void => void Object.assign(at, { x, y });
  globalThis.addEventListener('click', note, { capture: true, once: true });
  const confirm = page.getByRole('button', { name: '确认兑换' });
  await expect.element(confirm).toBeVisible();
  const tapped = twice ? tapWhenGone(at) : undefined;
  await confirm.click();
  await tapped;
  const below = page.getByRole('button', { name: '下面' });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  return { pressed, at, below };
};

test('a second tap after the dialog has gone presses nothing below, even after a long time', async () => {
  const { pressed, at, below } = await confirmThen(1500, { twice: true });
  expect(pressed).toEqual([]);
  await below.click({ position: at });
  expect(pressed).toEqual(['below']);
});

test('a tap elsewhere counts as soon as the dialog has gone', async () => {
  const { pressed, below } = await confirmThen(0);
  await below.click({ position: { x: 4, y: 4 } });
  expect(pressed).toEqual(['below']);
});

test('a tap at the same place counts when the time of a second tap is over', async () => {
  const { pressed, at, below } = await confirmThen(0);
  await new Promise((resolve) => setTimeout(resolve, 700));
  await below.click({ position: at });
  expect(pressed).toEqual(['below']);
});
