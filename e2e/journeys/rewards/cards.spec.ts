import { demoSessions } from '../../stack/servers/demo-sessions.ts';
import { expect, test } from '../../stack/journey.ts';
import { storeSession } from '../../stack/browser/store-session.ts';

test('a member sees what a card would do before using it, and its number only when asked', async ({
  page,
  context,
}) => {
  await storeSession(context, demoSessions().oldMember);
  await page.goto('/home/card');
  const cards = page.getByRole('main').getByRole('article');
  const makeUp = cards.filter({ has: page.getByRole('heading', { name: '补签卡' }) });
  await expect(makeUp).toContainText(/天到期/u);

  const feeFree = cards.filter({ has: page.getByRole('heading', { name: '免手续费卡' }) });
  await expect(feeFree).toContainText(/卡号尾号 \w{4}/u);
  await feeFree.getByRole('button', { name: '显示卡号' }).click();
  await expect(feeFree).toContainText(/卡号 YC\d{8}\w{6}/u);
  await feeFree.getByRole('button', { name: '使用' }).click();
  const question = page.getByRole('dialog', { name: /下一次兑换，免手续费/u });
  await question.getByRole('button', { name: '再想想' }).click();
  await expect(question).toBeHidden();
  await expect(feeFree).toContainText('可用');

  await page.getByText(/^已过期/u).click();
  await expect(page).toHaveURL(/state=expired/u);
  await expect(cards.first()).toContainText('双倍金币卡');
  await expect(cards.getByRole('button', { name: '使用' })).toHaveCount(0);
});

test('@desktop a double-coin card that is used waits for the next questionnaire', async ({
  page,
  context,
}) => {
  await storeSession(context, demoSessions().oldMember);
  await page.goto('/home/card');
  const cards = page.getByRole('main').getByRole('article');
  const doubleCoin = cards.filter({ has: page.getByRole('heading', { name: '双倍金币卡' }) });
  await doubleCoin.getByRole('button', { name: '使用' }).click();
  const question = page.getByRole('dialog', { name: /下一份问卷，金币翻倍/u });
  await question.getByRole('button', { name: '使用双倍金币卡' }).click();
  await expect(question).toBeHidden();
  await expect(doubleCoin).toContainText('生效中');
  await expect(doubleCoin.getByRole('button', { name: '使用' })).toHaveCount(0);
});

test('a member without a card reads how to get one', async ({ memberPage: page }) => {
  await page.goto('/home/card');
  await expect(page.getByText('当前暂无可用的卡券')).toBeVisible();
  await expect(page.getByText('连续签到 7 天')).toBeVisible();
  const wayOut = page.getByRole('main').getByRole('link', { name: '去签到' });
  await expect(wayOut).toHaveAttribute('href', '/home');
});
