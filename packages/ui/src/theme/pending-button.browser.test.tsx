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

const partOf = (button: Element, name: string): Element =>
  button.querySelector(`.mantine-Button-${name}`) ?? document.body;

/** Where the loader is drawn, in front of the label. */
const loaderOf = (button: Element) => {
  const label = partOf(button, 'label');
  const { width, right } = getComputedStyle(label, '::before');
  const size = Number.parseFloat(width);
  const end = label.getBoundingClientRect().right - Number.parseFloat(right);
  return { start: end - size, end, size };
};

test('a pending button keeps its words and its width, and its loader covers none of them', async () => {
  const screen = await render(shown(false));
  const button = screen.getByRole('button', { name: '提交反馈' });
  const width = button.element().getBoundingClientRect().width;
  await screen.rerender(shown(true));
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  expect(button.element().getBoundingClientRect().width).toBe(width);
  const opacity = (name: string) => getComputedStyle(partOf(button.element(), name)).opacity;
  await expect.poll(() => [opacity('inner'), opacity('label')]).toEqual(['1', '1']);
  const { start, end, size } = loaderOf(button.element());
  expect(size).toBeGreaterThan(0);
  expect(end).toBeLessThanOrEqual(partOf(button.element(), 'label').getBoundingClientRect().left);
  expect(start).toBeGreaterThan(button.element().getBoundingClientRect().left);
});

test.each([
  ['a wide button', undefined],
  ['one with an icon', <i key="icon" style={{ width: 20 }} />],
])('the loader of %s is beside its words', async (_, icon) => {
  const screen = await render(
    <YayanProvider>
      <Button loading style={{ width: 360 }} leftSection={icon}>
        下一题
      </Button>
    </YayanProvider>,
  );
  const button = screen.getByRole('button', { name: '下一题' }).element();
  const gap = partOf(button, 'label').getBoundingClientRect().left - loaderOf(button).end;
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(10);
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
