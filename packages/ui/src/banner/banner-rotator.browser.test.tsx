import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { YayanProvider } from '../YayanProvider.tsx';
import { BannerRotator } from './BannerRotator.tsx';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const banners = ['新手四步', '连续签到', '福利兑换'].map((title) => ({
  id: title,
  title,
  image: pixel,
  wideImage: null,
  href: null,
}));
const picture = (title: string) => page.getByRole('img', { name: title });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

test('banners rotate automatically until they are stopped', async () => {
  await render(
    <YayanProvider>
      {/* Away from the mouse's initial position, because hovering a banner stops it. */}
      <div style={{ marginTop: 200 }}>
        <BannerRotator label="活动" banners={banners} />
      </div>
    </YayanProvider>,
  );
  await expect.element(picture('新手四步')).toBeVisible();
  vi.advanceTimersByTime(6000);
  await expect.element(picture('连续签到')).toBeVisible();
  await page.getByRole('button', { name: '暂停轮播' }).click();
  vi.advanceTimersByTime(60_000);
  await expect.element(picture('连续签到')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '继续轮播' })).toBeVisible();
  await page.getByRole('button', { name: '第 3 张：福利兑换' }).click();
  await expect.element(picture('福利兑换')).toBeVisible();
});

test('a single banner has no stop button', async () => {
  await render(
    <YayanProvider>
      <BannerRotator label="活动" banners={banners.slice(0, 1)} />
    </YayanProvider>,
  );
  await expect.element(picture('新手四步')).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
