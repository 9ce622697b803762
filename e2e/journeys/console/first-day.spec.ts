import type { Browser, Page } from '@playwright/test';
import { patient } from '@yayan/tools/test-limits';
import { contentsAt, confirm } from '../../stack/browser/first-contents.ts';
import { accountsAt, ask, setUp, takeLink } from '../../stack/browser/operator-accounts.ts';
import { questionnaireOn } from '../../stack/browser/questionnaire.ts';
import { authenticatorCode } from '../../stack/servers/authenticator-code.ts';
import { type EmptyProduct, startEmptyProduct } from '../../stack/servers/empty-product.ts';
import { codeOf } from '../../stack/servers/member-client.ts';
import { expect, test } from '../../stack/journey.ts';

let product: EmptyProduct;
test.beforeAll(async () => {
  // It starts its own servers.
  test.setTimeout(patient(60_000));
  product = await startEmptyProduct();
});
test.afterAll(() => product?.stop());

const newWindow = async (browser: Browser): Promise<Page> =>
  await (await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })).newPage();

/** Somebody opens their one-time link, sets the account up, and signs in. */
const start = async (page: Page, name: string, link: string): Promise<void> => {
  const secret = await setUp(page, link);
  await accountsAt(product.console).signIn(page, name, authenticatorCode(secret, 1));
  await expect(page.getByRole('heading', { level: 1, name: '今天' })).toBeVisible();
};

/** One admin asks for a colleague with these roles, the other agrees, and the colleague starts. */
const hire = async (
  admins: { first: Page; second: Page },
  colleague: Page,
  { name, roles }: { name: string; roles: readonly string[] },
): Promise<void> => {
  const { first, second } = admins;
  await first.goto(`${product.console}/system/operators`);
  await first.getByRole('button', { name: '添加操作员…' }).click();
  const adding = first.getByRole('dialog', { name: '添加操作员' });
  await adding.getByRole('textbox', { name: '名字' }).fill(name);
  for (const role of roles) await adding.getByRole('checkbox', { name: role }).check();
  await ask(adding, '添加操作员', `${name} 入职`);
  await accountsAt(product.console).agree(second, `${name} 入职`);
  await first.goto(`${product.console}/system/operators/${name}`);
  await expect(first.getByText('等待设置')).toBeVisible();
  await start(colleague, name, await takeLink(first));
};

/** Somebody joins on the member site by mobile and code. */
const join = async (page: Page, mobile: string): Promise<void> => {
  await page.goto(`${product.member}/login`);
  await page.getByLabel('手机号').fill(mobile);
  await page.getByLabel('我已阅读并同意').check();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/验证码已发送至/u)).toBeVisible();
  await page.getByLabel('验证码第 1 位').pressSequentially(await codeOf(product.api, mobile));
  await page.getByRole('button', { name: '加入芽言' }).click();
  await expect(page).toHaveURL(/\/home$/u);
};

const answer = async (page: Page, task: string): Promise<void> => {
  await page.goto(`${product.member}/task`);
  await page.getByRole('article').filter({ hasText: task }).getByRole('link').click();
  await page.getByRole('link', { name: /^开始答题/u }).click();
  const survey = questionnaireOn(page);
  await survey.pick('你平时一周有几天吃早餐？', '每天都吃');
  await survey.next();
  await survey.pick('早餐你常吃什么？', '鸡蛋');
  await survey.pick('这些早餐通常从哪里来？', '自己或家人做');
  await survey.pick('对现在的早餐，你满意吗？', '4');
  await survey.next();
  await expect(page.getByRole('heading', { level: 1, name: '答完啦，谢谢你的想法' })).toBeVisible();
};

/** Who exchanges coins has a real name. The sandbox decides by the last digits of the number. */
const verify = async (page: Page): Promise<void> => {
  await page.goto(`${product.member}/home/user?edit=verify`);
  const dialog = page.getByRole('dialog', { name: '实名认证' });
  await dialog.getByRole('textbox', { name: '姓名' }).fill('王小明');
  await dialog.getByRole('textbox', { name: '身份证号' }).fill('310104199105062115');
  await dialog.getByRole('checkbox', { name: /敏感个人信息/u }).check();
  await dialog.getByRole('button', { name: '提交认证' }).click();
  await expect(page.getByRole('region', { name: '实名认证' }).getByText('已认证')).toBeVisible();
};

test('a company’s first day: people, a task, texts and a benefit by the console; a member joins, answers, is paid, buys, asks; the sums agree @desktop', async ({
  browser,
  context,
  visitor,
}) => {
  test.setTimeout(patient(180_000));
  const [first, second, maker, desk] = [
    await newWindow(browser),
    await newWindow(browser),
    await newWindow(browser),
    await newWindow(browser),
  ];
  // Nobody can agree to their own request, so the day begins with two commands.
  await start(first, 'qin', await product.addAdmin('qin'));
  await start(second, 'han', await product.addAdmin('han'));
  await hire({ first, second }, maker, { name: 'maker', roles: ['研究员', '编辑'] });
  await hire({ first, second }, desk, { name: 'desk', roles: ['财务', '客服'] });

  const contents = contentsAt(product.console);
  const task = await contents.publishTask(maker);
  await contents.publishArticle(maker, '怎样登录？');
  await contents.publishBanner(maker, '开张');
  await contents.makeBenefit(desk, '视频周卡', 20, ['FIRST-1', 'FIRST-2']);

  const page = await context.newPage();
  await join(page, visitor.mobile);
  await expect(page.getByRole('img', { name: '开张' })).toBeVisible();
  await page.goto(`${product.member}/help`);
  await expect(page.getByRole('link', { name: '怎样登录？' })).toBeVisible();
  await answer(page, task);
  await expect(page.getByRole('main')).toContainText('+20 金币');

  await verify(page);
  await page.goto(`${product.member}/exchange`);
  await page.getByRole('main').getByRole('link', { name: '视频周卡' }).click();
  await page.getByRole('button', { name: /金币兑换$/u }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认兑换' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '兑换成功，卡密已发放' })).toBeVisible();
  await page.getByRole('button', { name: '显示卡密' }).click();
  await expect(page.getByText(/^FIRST-[12]$/u)).toBeVisible();

  await page.goto(`${product.member}/home/feedback/ask`);
  await page.getByRole('combobox', { name: '类型' }).selectOption({ label: '建议' });
  await page.getByRole('textbox', { name: '想说的话' }).fill('希望任务记录可以按月份筛选');
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page).toHaveURL(/\/home\/feedback\/[\w-]+$/u);
  await desk.goto(`${product.console}/tickets?open=true`);
  await desk.getByRole('main').getByRole('table').getByRole('link').first().click();
  await desk.getByRole('button', { name: '受理…' }).click();
  await confirm(desk, '受理反馈');
  await desk.getByRole('button', { name: '答复…' }).click();
  await desk.getByRole('dialog').getByRole('textbox', { name: '内容' }).fill('下个月就有');
  await confirm(desk, '答复反馈');
  await page.reload();
  await expect(page.getByText('下个月就有')).toBeVisible();

  await product.reconcile();
  await first.goto(`${product.console}/system/state`);
  await expect(first.getByRole('region', { name: '最近一次对账' })).toContainText(/\d+ 项都一致/u);
  for (const each of [first, second, maker, desk]) await each.context().close();
});
