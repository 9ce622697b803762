import { LoadingVeil, YayanProvider } from '@yayan/ui';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { veil } from './client.ts';
import { underVeil } from './under-veil.ts';

const show = async () =>
  await render(
    <YayanProvider>
      <button type="button">提交</button>
      <LoadingVeil veil={veil} />
    </YayanProvider>,
  );
const wait = async (ms: number) => await new Promise<void>((resolve) => void setTimeout(resolve, ms));

test('rule 10.16: a slow act shows the veil until the last one has ended, with the focus kept and Escape inert', async () => {
  await show();
  const button = page.getByRole('button', { name: '提交' });
  await userEvent.click(button);
  const heard: string[] = [];
  const listen = ({ key }: KeyboardEvent) => heard.push(key);
  document.addEventListener('keydown', listen);
  const { promise: first, resolve: endFirst } = Promise.withResolvers<void>();
  const { promise: second, resolve: endSecond } = Promise.withResolvers<void>();
  const acts = [underVeil(() => first), underVeil(() => second)];
  await expect.element(page.getByTestId('veil')).toBeVisible();
  await expect.element(page.getByText('加载中')).toBeVisible();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(heard).toEqual([]);
  endFirst();
  await wait(50);
  await expect.element(page.getByTestId('veil')).toBeVisible();
  endSecond();
  await Promise.all(acts);
  await expect.element(page.getByTestId('veil')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(heard).toEqual(['Escape']);
  document.removeEventListener('keydown', listen);
});

test('rule 10.16: an act that ends within 300 ms shows none, and its failure is passed on', async () => {
  await show();
  await expect(
    underVeil(async () => {
      await wait(100);
      throw new Error('refused');
    }),
  ).rejects.toThrow('refused');
  await wait(350);
  await expect.element(page.getByTestId('veil')).not.toBeInTheDocument();
});
