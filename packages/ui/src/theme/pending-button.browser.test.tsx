import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Button } from '../mantine/actions/button.tsx';
import { YayanProvider } from '../YayanProvider.tsx';

const shown = (loading: boolean) => (
  <YayanProvider>
    <Button loading={loading}>提交反馈</Button>
  </YayanProvider>
);

test('a pending button keeps its words and its width, and its loader covers none of them', async () => {
  const screen = await render(shown(false));
  const button = screen.getByRole('button', { name: '提交反馈' });
  const width = button.element().getBoundingClientRect().width;
  await screen.rerender(shown(true));
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  expect(button.element().getBoundingClientRect().width).toBe(width);
  const part = (name: string) => button.element().querySelector(`.mantine-Button-${name}`);
  const opacity = (name: string) => getComputedStyle(part(name) ?? document.body).opacity;
  await expect.poll(() => [opacity('inner'), opacity('label')]).toEqual(['1', '1']);
  await expect.poll(() => part('loader')?.getBoundingClientRect().width).toBeGreaterThan(0);
  const loaderEnd = part('loader')?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY;
  expect(loaderEnd).toBeLessThanOrEqual(part('label')?.getBoundingClientRect().left ?? 0);
});

test('a pending button keeps the focus, and a press or Enter in a field sends nothing', async () => {
  const pressed = vi.fn<() => void>();
  const sent = vi.fn<() => void>();
  const form = (loading: boolean) => (
    <YayanProvider>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent();
        }}
      >
        <input aria-label="想说的话" />
        <Button type="submit" loading={loading} onClick={pressed}>
          提交反馈
        </Button>
      </form>
    </YayanProvider>
  );
  const screen = await render(form(false));
  const button = screen.getByRole('button', { name: '提交反馈' });
  button.element().focus();
  await screen.rerender(form(true));
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  await button.click({ force: true });
  screen.getByRole('textbox').element().focus();
  await userEvent.keyboard('{Enter}');
  expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([0, 0]);
  button.element().focus();
  await screen.rerender(form(false));
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect([pressed.mock.calls.length, sent.mock.calls.length]).toEqual([1, 1]);
});
