import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../mantine/actions/button.ts';
import { YayanProvider } from './YayanProvider.tsx';

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
  await expect.element(button).toBeDisabled();
  expect(button.element().getBoundingClientRect().width).toBe(width);
  const part = (name: string) => button.element().querySelector(`.mantine-Button-${name}`);
  const opacity = (name: string) => getComputedStyle(part(name) ?? document.body).opacity;
  await expect.poll(() => [opacity('inner'), opacity('label')]).toEqual(['1', '1']);
  await expect.poll(() => part('loader')?.getBoundingClientRect().width).toBeGreaterThan(0);
  const loaderEnd = part('loader')?.getBoundingClientRect().right ?? Number.POSITIVE_INFINITY;
  expect(loaderEnd).toBeLessThanOrEqual(part('label')?.getBoundingClientRect().left ?? 0);
});
