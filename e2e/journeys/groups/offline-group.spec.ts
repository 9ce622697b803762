import type { BrowserContext, Page } from '@playwright/test';
import { addresses } from '../../stack/servers/addresses.ts';
import { demoGroupHash, demoSessions } from '../../stack/servers/demo-sessions.ts';
import { agreeOver, answerOver, openGroupOver } from '../../stack/servers/hosted-group.ts';
import { crossToGroup, type SignedIn, signInToGroupOver } from '../../stack/servers/member-client.ts';
import { serveReleases } from '../../stack/servers/releases.ts';
import { issuesOf, overflows } from '../../stack/browser/axe.ts';
import { seenLists } from '../../stack/browser/seen-lists.ts';
import { storeGroupSession } from '../../stack/browser/store-session.ts';
import { newVisitor, type Visitor } from '../../stack/browser/visitor.ts';
import { workerOf } from '../../stack/browser/worker-of.ts';
import { expect, test } from '../../stack/journey.ts';

test.use({ serviceWorkers: 'allow' });

const question = '你一般几点起床？';
const others = '六点，天刚亮，先烧一壶水再说。';
/** A picture that failed to load is a letter instead. */
const ownPicture = (page: Page) => page.getByRole('button', { name: /的账号菜单$/u }).locator('img');
const answerField = (page: Page) => page.getByLabel('你的回答');

/** A group in which somebody else has answered, and this member is inside. */
const enterGroup = async (
  context: BrowserContext,
  memberSession: SignedIn,
  { mobile }: Visitor,
): Promise<{ hash: string }> => {
  const guest = newVisitor();
  const group = await openGroupOver(demoSessions().hostMember, {
    name: `没有网络也能看 ${mobile.slice(-6)}`,
    coins: 10,
    mobiles: [mobile, guest.mobile],
  });
  const outside = await signInToGroupOver(addresses.api(), group.hash, guest.mobile, guest);
  await answerOver(outside, group, { nickname: '百灵', content: others });
  const session = await crossToGroup(addresses.api(), group.hash, memberSession);
  await agreeOver(session, group.hash, '夜莺', 'preset-03');
  await storeGroupSession(context, group.hash, session);
  return { hash: group.hash };
};

/** Opens the group's topic in a page that the worker handles, and waits until what it shows is stored. */
const readTopic = async (page: Page, site: string): Promise<void> => {
  await page.goto(`${site}/topic`);
  await workerOf(page);
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: '早上' }).click();
  await expect(page.getByText(question)).toBeVisible();
  await expect(page.getByText(others)).toBeVisible();
  await expect
    .poll(async () => (await seenLists(page)).map(({ url }) => new URL(url).pathname).toSorted())
    .toEqual(
      expect.arrayContaining(['/api/focusMembers/info', '/api/focusSections', '/api/v1/focusTopics/detail']),
    );
};

test('10.36 without a network a respondent opens the group again, reads the questions and writes on @phone', async ({
  page,
  context,
  memberSession,
  visitor,
}) => {
  const { hash } = await enterGroup(context, memberSession, visitor);
  await readTopic(page, addresses.bbs());
  await answerField(page).fill('闹钟响三遍才起');
  await context.setOffline(true);
  // The token expires after half an hour; what is stored can be read longer.
  const expired = { name: `bbs.${hash}.expired`, value: String(Date.now() - 1000), url: page.url() };
  await context.addCookies([expired]);

  await page.reload();
  await expect(page.getByText(question)).toBeVisible();
  await expect(answerField(page)).toHaveValue('闹钟响三遍才起');
  await expect(page.getByText(/^网络断开，显示 .* 的内容，恢复后刷新$/u)).toBeVisible();
  await expect(ownPicture(page)).not.toHaveJSProperty('naturalWidth', 0);
  // The bars below the header cover a part of what is scrolled under them.
  await page.evaluate(() => scrollTo(0, 0));
  expect([await issuesOf(page), await overflows(page)]).toEqual([[], false]);
  // The live connection and the draft's copy on the server fail by themselves: nobody pressed anything, so nothing says it.
  await expect(page.getByText('没有网络，联网后再试')).toHaveCount(0);
  // What others wrote can be taken back, so this device has none of it.
  await expect(page.getByText(others)).toHaveCount(0);
  expect((await seenLists(page)).filter(({ text }) => text.includes(others))).toEqual([]);
  await answerField(page).fill('闹钟响三遍，七点才起');
  await page.getByRole('link', { name: '全部话题' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: '早上' })).toBeVisible();
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: '早上' }).click();
  await expect(answerField(page)).toHaveValue('闹钟响三遍，七点才起');
  await page.getByRole('button', { name: '提交回答' }).click();
  await expect(page.getByText('现在没有网络，联网后自动提交回答。写好的都存在这台设备上')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(others)).toBeVisible();
  await expect(
    page.getByRole('region', { name: '几点起床' }).getByText('闹钟响三遍，七点才起').first(),
  ).toBeVisible();
  await expect(answerField(page)).toHaveCount(0);

  await page.getByRole('button', { name: /的账号菜单$/u }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page
    .getByRole('dialog', { name: '确定退出登录？' })
    .getByRole('button', { name: '退出登录' })
    .click();
  await expect(page).toHaveURL(new RegExp(`/bbs/${hash}$`, 'u'));
  await expect.poll(() => seenLists(page)).toEqual([]);
});

test('10.36 nothing of what hosts read stays on the device; without a network their page says why it is empty @phone', async ({
  page,
  context,
}) => {
  await storeGroupSession(context, demoGroupHash, demoSessions().host);
  await page.goto(`${addresses.bbs()}/topic`);
  await workerOf(page);
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: '第二天：路上的早餐' }).click();
  await expect(page.getByText('班车站对面的鸡蛋灌饼')).toBeVisible();
  expect(await seenLists(page)).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/没有网络|网络断开/u).first()).toBeVisible();
  await expect(page.getByText('班车站对面的鸡蛋灌饼')).toHaveCount(0);
});

test('a release reaches the discussion site without losing what somebody writes @phone', async ({
  page,
  context,
  memberSession,
  visitor,
}) => {
  const site = await serveReleases('bbs');
  await enterGroup(context, memberSession, visitor);
  await readTopic(page, site.url);
  await answerField(page).fill('写到一半');
  await site.release();
  await page.evaluate('navigator.serviceWorker.getRegistration().then((worker) => worker.update())');
  await page.getByRole('button', { name: '更新' }).click();
  await expect
    .poll(
      async () =>
        await page
          .evaluate<boolean>("document.querySelector('#first-pages').textContent.includes('Next')")
          .catch(() => false),
    )
    .toBe(true);
  await expect(answerField(page)).toHaveValue('写到一半');
  await site.stop();
});
