import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { YayanProvider } from '../theme/YayanProvider.tsx';
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

test('a running money action can neither be pressed again nor closed', async () => {
  const asked: string[] = [];
  await show(true, asked);
  await expect.element(page.getByRole('button', { name: '确认撤销' })).toBeDisabled();
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
