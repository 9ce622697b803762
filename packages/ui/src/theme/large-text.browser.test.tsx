import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { SegmentedControl } from '../form/SegmentedControl.tsx';
import { Button } from '../mantine/actions/button.tsx';
import { YayanProvider } from '../YayanProvider.tsx';

beforeEach(async () => {
  await page.viewport(390, 844);
  document.documentElement.style.fontSize = '200%';
});
afterEach(() => {
  document.documentElement.style.fontSize = '';
});

test('with text twice as large, a button as wide as its place wraps its words', async () => {
  await render(
    <YayanProvider>
      <Button size="lg" fullWidth>
        开始答题 · 约 12 分钟
      </Button>
    </YayanProvider>,
  );
  const words = page.getByText('开始答题 · 约 12 分钟');
  await expect.element(words).toBeVisible();
  const label = words.element();
  expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
  const button = page.getByRole('button').element();
  expect(label.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.getBoundingClientRect().bottom);
});

test('a link as wide as its place, drawn as a button, keeps its height and its words in the middle', async () => {
  document.documentElement.style.fontSize = '';
  await render(
    <YayanProvider>
      <Button component="a" href="#records" fullWidth>
        看相关记录
      </Button>
      <Button>复制编号</Button>
    </YayanProvider>,
  );
  await expect.element(page.getByText('看相关记录')).toBeVisible();
  const words = page.getByText('看相关记录').element().getBoundingClientRect();
  const button = page.getByRole('link').element().getBoundingClientRect();
  expect(words.top - button.top).toBeCloseTo(button.bottom - words.bottom, 0);
  expect(button.height).toBe(
    page.getByRole('button', { name: '复制编号' }).element().getBoundingClientRect().height,
  );
});

test('with text twice as large, the last segment can be scrolled to', async () => {
  const names = ['推荐', '新手', '每日', '拍拍', '淘金'];
  await render(
    <YayanProvider>
      <div style={{ display: 'grid', width: 300 }}>
        <SegmentedControl
          aria-label="任务分类"
          value="推荐"
          onChange={() => undefined}
          data={names.map((name) => ({ value: name, label: name }))}
        />
      </div>
    </YayanProvider>,
  );
  await expect.element(page.getByText('推荐')).toBeVisible();
  const bar = page.getByRole('radiogroup').element();
  expect(bar.scrollWidth).toBeGreaterThan(bar.clientWidth);
  expect(getComputedStyle(bar).overflowX).toBe('auto');
});
