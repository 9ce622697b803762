import { expect, test } from '../../stack/journey.ts';
import { importShortTask } from '../../stack/servers/short-task.ts';

test('a browse task leads to its page, and pays after the dwell time', async ({
  memberPage: page,
  context,
}) => {
  const task = await importShortTask('task/activities/browse.yaml', '读两秒说明', {
    activity: { seconds: 2 },
  });
  await page.goto(`/task/detail/${task}`);
  await page.getByRole('button', { name: '开始浏览' }).click();
  const claim = page.getByRole('button', { name: /领取/u });
  await expect(claim).toBeDisabled();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: '打开页面' }).click();
  await expect(await opened).toHaveURL(/\/privacy$/u);
  await expect(page.getByRole('button', { name: '领取金币' })).toBeEnabled();
  await page.getByRole('button', { name: '领取金币' }).click();
  const result = page.getByRole('link', { name: '查看结果' });
  // The server's clock may be a second behind. Then it refuses, and the member claims again.
  await expect(result.or(page.getByText(/还差 \d+ 秒|时间还没到/u)).first()).toBeVisible();
  await expect(async () => {
    const again = page.getByRole('button', { name: '领取金币' });
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(result).toBeVisible({ timeout: 1000 });
  }).toPass();
  await result.click();
  await expect(page.getByRole('heading', { level: 1, name: '答完啦，谢谢你的想法' })).toBeVisible();
});

test('an application for a trial waits for review, and says so in the records', async ({
  memberPage: page,
}) => {
  await page.goto('/task/detail/Ying7yOng3Sw');
  await page.getByRole('button', { name: '申请参加' }).click();
  const submit = page.getByRole('button', { name: '提交审核' });
  await submit.click();
  await expect(page.getByRole('textbox')).toBeFocused();
  await expect(page.getByText('再写 15 个字就可以提交')).toBeVisible();
  await page.getByRole('textbox').fill('我每天用备忘录记账，想试试更省事的办法');
  await submit.click();
  await expect(page.getByRole('heading', { name: '申请审核中' })).toBeVisible();
  await page.goto('/task/summary');
  await page.getByRole('link', { name: '试用一款记账应用并说说感受' }).click();
  await expect(page.getByRole('heading', { name: '申请审核中' })).toBeVisible();
});

test('skipping in the video counts nothing', async ({ memberPage: page }) => {
  await page.goto('/task/detail/Shi4pIn8kAn2');
  await page.getByRole('button', { name: '开始观看' }).click();
  const video = page.getByLabel('任务视频');
  await expect(video).toBeVisible();
  await page.evaluate(`(async () => {
    const player = document.querySelector('video');
    await player.play();
    player.currentTime = 29;
  })()`);
  await expect(page.getByText('跳过或加速的部分不计入，已回到看过的地方')).toBeVisible();
  await expect(page.getByRole('heading', { name: '现在要做的' })).toBeVisible();
});

test('a video pays as soon as it is watched to its end', async ({ memberPage: page }) => {
  const title = '看三秒说明';
  const task = await importShortTask('task/activities/video.yaml', title, { activity: { seconds: 3 } });
  await page.goto(`/task/detail/${task}`);
  await page.getByRole('button', { name: '开始观看' }).click();
  await expect(page.getByLabel('任务视频')).toBeVisible();
  await page.evaluate("document.querySelector('video').play()");
  await page.getByRole('link', { name: '查看结果' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '答完啦，谢谢你的想法' })).toBeVisible();
  await page.goto('/home/gold');
  await expect(page.getByRole('main').getByText(title)).toBeVisible();
});
