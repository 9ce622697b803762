import { demoSessions } from '../../stack/servers/demo-sessions.ts';
import { expect, test } from '../../stack/journey.ts';
import { storeSession } from '../../stack/browser/store-session.ts';

/** One benefit for each window size, because a member can order each only once a day. */
const ordered = { phone: '视频会员卡', desktop: '音乐会员月卡' };

test('a member exchanges coins for a card, sees the order move by itself, and the card code @both', async ({
  page,
  context,
}, { project }) => {
  const benefit = project.name === 'phone' ? ordered.phone : ordered.desktop;
  await storeSession(context, demoSessions().oldMember);

  await page.goto('/exchange');
  await page.getByRole('main').getByRole('link', { name: benefit }).click();
  await expect(page).toHaveURL(/\/exchange\/detail\/\w+$/u);
  const form = page.getByRole('region', { name: '兑换', exact: true });
  await form.getByRole('button', { name: /金币兑换$/u }).click();

  const question = page.getByRole('dialog', { name: new RegExp(`金币兑换${benefit}`, 'u') });
  await expect(question).toContainText('兑换后剩余');
  await question.getByRole('button', { name: '确认兑换' }).click();

  await expect(page).toHaveURL(/\/exchange\/success\?order=/u);
  await expect(page.getByRole('heading', { level: 1, name: '兑换成功，卡密已发放' })).toBeVisible();
  await expect(page.getByRole('list', { name: '兑换进度' })).toContainText('已发放');
  await page.getByRole('button', { name: '显示卡密' }).click();
  await expect(page.getByRole('list', { name: '卡密' }).getByRole('listitem')).toHaveCount(1);

  await page.getByRole('link', { name: '查看兑换记录' }).click();
  await expect(page).toHaveURL(/\/home\/exchange\?order=/u);
  await expect(page.getByRole('dialog')).toContainText('已发放');
  await page.goto('/home/gold');
  await expect(
    page.getByRole('main').getByRole('listitem').filter({ hasText: benefit }).first(),
  ).toContainText('−');
});

test('a visitor reads what can be had, and signs in to order', async ({ page }) => {
  await page.goto('/exchange');
  await page.getByRole('main').getByRole('link', { name: ordered.phone }).click();
  await expect(page.getByRole('heading', { level: 1, name: ordered.phone })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: /登录/u }).click();
  await expect(page).toHaveURL(/\/login/u);
});

test('a member with too few coins reads how many are missing, and cannot order', async ({
  memberPage: page,
}) => {
  await page.goto('/exchange');
  await page.getByRole('main').getByRole('link', { name: ordered.desktop }).click();
  const form = page.getByRole('region', { name: '兑换', exact: true });
  await expect(form).toContainText('还差 1,200');
  await expect(form.getByRole('list', { name: '兑换条件' })).toContainText('金币不足');
  await expect(form.getByRole('link', { name: '还差 1,200，去做任务' })).toBeVisible();
  await expect(form.getByRole('button', { name: /金币兑换$/u })).toHaveCount(0);
  await page.goto('/home/exchange');
  await expect(page.getByText('当前暂无兑换记录')).toBeVisible();
});
