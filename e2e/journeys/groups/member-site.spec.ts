import { demoGroupHash as hash, demoSessions } from '../../stack/servers/demo-sessions.ts';
import { expect, test } from '../../stack/journey.ts';
import { storeSession } from '../../stack/browser/store-session.ts';

test('a member opens a discussion on the member site without signing in again', async ({ page, context }) => {
  await storeSession(context, demoSessions().invited);
  await page.goto('/topic');
  await page.getByRole('main').getByRole('link', { name: '早餐习惯讨论小组' }).click();
  await expect(page).toHaveURL(new RegExp(`/topic/(?:join|list)/${hash}$`, 'u'));
  const topics = page.getByRole('heading', { name: '全部话题' });
  const consent = page.getByRole('button', { name: '同意并进入' });
  await expect(topics.or(consent)).toBeVisible();
  if (await consent.isVisible()) {
    await page.getByLabel('昵称').fill('路过的小雨');
    await page.getByLabel('我已读懂并同意以上规则和知情同意书').check();
    await consent.click();
  }
  await expect(page).toHaveURL(new RegExp(`/topic/list/${hash}$`, 'u'));
  await page.getByRole('main').getByRole('link', { name: '第二天：路上的早餐' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '第二天：路上的早餐' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: '常去的那家店' })).toBeVisible();
  await page.getByRole('link', { name: '去回答' }).click();
  await expect(page).toHaveURL(/\/topic\/(?:answer|questioning)\//u);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
