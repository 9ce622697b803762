import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { YayanProvider } from '../YayanProvider.tsx';
import { TaskCard } from './TaskCard.tsx';

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

test.each([390, 1440])('the stamp of a finished task covers none of its tags, %i px wide', async (width) => {
  await page.viewport(width, 844);
  const tags = ['问卷调查', '宠物', '生活', '每天', '北京', '两分钟', '合作'];
  const { container } = await render(
    <YayanProvider>
      <TaskCard
        href="/"
        title="养宠物的日常"
        meta={['约 3 分钟']}
        tags={tags}
        stamp="已完成"
        promise="300 金币已到账"
      />
    </YayanProvider>,
  );
  await expect.element(page.getByText('两分钟')).toBeVisible();
  const stamp = container.querySelector('svg')?.getBoundingClientRect();
  const left = Math.max(
    ...[...container.querySelectorAll('li')].map((tag) => tag.getBoundingClientRect().right),
  );
  expect(stamp && left <= stamp.left, 'the tags end before the stamp').toBe(true);
});

test.each([
  { size: '', place: 'beside' },
  { size: '150%', place: 'above' },
])('with text of $size on a phone, the reward is $place the words', async ({ size, place }) => {
  await page.viewport(390, 844);
  document.documentElement.style.fontSize = size;
  await render(
    <YayanProvider>
      <TaskCard
        href="/"
        title="饮料消费习惯"
        meta={['约 5 分钟', '剩 490 个名额']}
        reward={160}
        consolation={20}
      />
    </YayanProvider>,
  );
  const words = page.getByText('饮料消费习惯').element().getBoundingClientRect();
  const reward = page.getByText('160').element().getBoundingClientRect();
  if (place === 'above') expect(reward.bottom).toBeLessThanOrEqual(words.top);
  else expect(reward.right).toBeLessThanOrEqual(words.left);
});
