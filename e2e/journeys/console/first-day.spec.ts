import type { Browser } from '@playwright/test';
import { patient } from '@yayan/tools/test-limits';
import { answerInGroup, openGroupOn } from '../../stack/browser/hosted-group-page.ts';
import {
  answerBreakfast,
  appeal,
  buyCode,
  handInPhotos,
  joined,
  joinOn,
  type Newcomer,
  verifyOn,
} from '../../stack/browser/newcomer.ts';
import { makeCodes, makeGoods } from '../../stack/rooms/benefit-room.ts';
import { makeCampaign } from '../../stack/rooms/campaign-room.ts';
import { companyAt } from '../../stack/rooms/company.ts';
import { publishArticle, publishBanner } from '../../stack/rooms/content-room.ts';
import { firstTasks, PHOTOS, SUPPLIED, SURVEY } from '../../stack/rooms/first-tasks.ts';
import { closeGroup, confirmGroupPay, nameHost } from '../../stack/rooms/group-room.ts';
import { passPhotos, rejectPhotos } from '../../stack/rooms/hand-in-room.ts';
import { shipParcel } from '../../stack/rooms/order-room.ts';
import { addSupplier, reconcileFile, supplyTask } from '../../stack/rooms/partner-room.ts';
import { makeTask } from '../../stack/rooms/task-room.ts';
import { acceptTicket, answerTicket, reverse } from '../../stack/rooms/ticket-room.ts';
import { type EmptyProduct, startEmptyProduct } from '../../stack/servers/empty-product.ts';
import { callApi, newKey, saveAddressOver, succeed, verifyOver } from '../../stack/servers/member-client.ts';
import { expect, test } from '../../stack/journey.ts';

// One company and its first day, hour by hour: each part needs those before it.
test.describe.configure({ mode: 'serial' });

let product: EmptyProduct;
let company: ReturnType<typeof companyAt>;
/** The numbers of the tasks by their titles. */
const tasks = new Map<string, string>();
/** The address of the supplier's page. */
let supplier = '';
/** Who came, and the coins that the day gave them. */
const coins = new Map<string, number>();
test.beforeAll(async () => {
  // It starts its own servers.
  test.setTimeout(patient(60_000));
  product = await startEmptyProduct();
  company = companyAt(product.console);
});
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});
test.afterAll(() => product?.stop());

const numberOf = (title: string): string => tasks.get(title) ?? '';

const comes = async (browser: Browser, earns: number): Promise<Newcomer> => {
  const newcomer = await joined(browser, product);
  coins.set(newcomer.id, earns);
  return newcomer;
};

test('by one command an admin starts, adds the second one alone, and both let a colleague of each role in @desktop', async ({
  browser,
}) => {
  test.setTimeout(patient(90_000));
  await company.start(browser, 'qin', await product.addAdmin('qin'));
  const first = await company.at(browser, 'qin');
  await company.addSecondAdmin(browser, first, 'han');
  const second = await company.at(browser, 'han');
  const roles = { 研究员: 'lab', 审核员: 'eye', 客服: 'care', 财务: 'cash', 编辑: 'pen' };
  for (const [role, name] of Object.entries(roles))
    await company.hire(browser, [first, second], { name, roles: [role] });
});

test('a researcher makes a task of each type by the form, and a supplier asks the questions of one @desktop', async ({
  browser,
}) => {
  test.setTimeout(patient(90_000));
  const lab = await company.at(browser, 'lab');
  for (const task of firstTasks) tasks.set(task.title, await makeTask(lab, product.console, task));
  const admins = [await company.at(browser, 'qin'), await company.at(browser, 'han')] as const;
  supplier = `${product.console}/partners/${await addSupplier(admins, product.console)}`;
  await supplyTask(lab, supplier, numberOf(SUPPLIED));
});

test('an editor writes help and a banner, finance makes benefits with a file of codes and with goods, and a campaign gives some away @desktop', async ({
  browser,
}) => {
  test.setTimeout(patient(90_000));
  const [pen, cash] = [await company.at(browser, 'pen'), await company.at(browser, 'cash')];
  await publishArticle(pen, product.console, '怎样登录？');
  await publishBanner(pen, product.console, '开张');
  const codes = ['FIRST-1', 'FIRST-2'];
  await makeCodes(cash, product.console, { title: '视频周卡', price: 20, codes });
  await makeGoods(cash, product.console, { title: '陶瓷杯', price: 60, stock: 5 });
  const prize = { title: '开张陶瓷杯', benefit: /^陶瓷杯/u };
  await makeCampaign(pen, product.console, { title: '开张抽奖', prize });
});

test('a member joins, finds all of it, answers, is paid, buys a code, asks, and reads the answer @desktop', async ({
  browser,
  context,
  visitor,
}) => {
  test.setTimeout(patient(90_000));
  const page = await context.newPage();
  await joinOn(page, product, visitor.mobile);
  await expect(page.getByRole('img', { name: '开张' })).toBeVisible();
  await page.goto(`${product.member}/help`);
  await expect(page.getByRole('link', { name: '怎样登录？' })).toBeVisible();
  await page.goto(`${product.member}/task`);
  for (const { title } of firstTasks)
    await expect(page.getByRole('article').filter({ hasText: title }).first()).toBeVisible();
  await answerBreakfast(page, product.member, SURVEY);
  await expect(page.getByRole('main')).toContainText('+20 金币');
  await verifyOn(page, product.member);
  expect(await buyCode(page, product.member, '视频周卡')).toMatch(/^FIRST-[12]$/u);

  await page.goto(`${product.member}/home/feedback/ask`);
  await page.getByRole('combobox', { name: '类型' }).selectOption({ label: '建议' });
  await page.getByRole('textbox', { name: '想说的话' }).fill('希望任务记录可以按月份筛选');
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page).toHaveURL(/\/home\/feedback\/[\w-]+$/u);
  const care = await company.at(browser, 'care');
  await acceptTicket(care, product.console, '希望任务记录可以按月份筛选');
  await answerTicket(care, '下个月就有');
  await page.reload();
  await expect(page.getByText('下个月就有')).toBeVisible();
});

test('photos are reviewed: one is paid, one is rejected, appealed against, and paid after all @desktop', async ({
  browser,
}) => {
  test.setTimeout(patient(90_000));
  const [good, doubted] = [await comes(browser, 80), await comes(browser, 80)];
  for (const { page } of [good, doubted]) await handInPhotos(page, product.member, numberOf(PHOTOS));
  const [eye, care] = [await company.at(browser, 'eye'), await company.at(browser, 'care')];
  await passPhotos(eye, product.console);
  await rejectPhotos(eye, product.console, '不是早餐');
  const why = '拍的就是我今天的早餐';
  await appeal(doubted.page, product.member, PHOTOS, why);
  await acceptTicket(care, product.console, why);
  await reverse(care, '是早餐');
  for (const { page } of [good, doubted]) {
    await page.goto('/home/gold');
    await expect(page.getByRole('main')).toContainText(/可用金币\s*80/u);
  }
});

test('a host whom a researcher named asks a group, and its member is paid once finance confirmed @desktop', async ({
  browser,
}) => {
  test.setTimeout(patient(90_000));
  const [host, guest] = [await comes(browser, 0), await comes(browser, 40)];
  const [lab, cash] = [await company.at(browser, 'lab'), await company.at(browser, 'cash')];
  await nameHost(lab, product.console, host.id);
  const plan = { name: '早起的人', topic: '第一天', coins: 40, mobiles: [guest.visitor.mobile] };
  const hash = await openGroupOn(host.page, product.member, plan);
  const text = '六点，天刚亮，先烧一壶水再说，然后把窗户打开。';
  await answerInGroup(guest.page, { task: `/task/detail/${hash}`, topic: plan.topic, text });
  await closeGroup(lab, `${product.console}/groups/${hash}`);
  await confirmGroupPay(cash, `${product.console}/groups/${hash}`);
  await product.payGroup(hash);
  await guest.page.goto('/home/gold');
  await expect(
    guest.page.getByRole('main').getByRole('listitem').filter({ hasText: plan.name }),
  ).toContainText('+40');
});

test('a member checks in, wins, claims, and reads who carries the parcel @desktop', async ({ browser }) => {
  test.setTimeout(patient(90_000));
  const winner = await comes(browser, 0);
  const { page, token, visitor } = winner;
  await verifyOver(product.api, token, { name: '王晓穗', idNumber: '310104199105082132' });
  const address = {
    name: '王晓穗',
    mobile: visitor.mobile,
    regionCode: '310104',
    detail: '漕宝路 1 号 2 栋',
  };
  await saveAddressOver(product.api, token, address);
  await page.goto('/home');
  await page.getByRole('region', { name: '签到' }).getByRole('button', { name: '签到' }).click();
  await expect(page.getByRole('heading', { name: '已连续签到 1 天' })).toBeVisible();
  await page.goto('/lottery');
  await page.getByRole('button', { name: '抽一次' }).click();
  const result = page.getByRole('dialog', { name: '开奖结果' });
  await expect(result.getByText('恭喜抽中“开张陶瓷杯”')).toBeVisible();
  await result.getByRole('button', { name: '知道了' }).click();
  await page.goto('/lottery?view=records');
  const record = page.getByRole('listitem').filter({ hasText: '开张陶瓷杯' });
  await record.getByRole('button', { name: '领取' }).click();
  const claiming = page.getByRole('dialog', { name: '领取“开张陶瓷杯”' });
  await expect(claiming.getByRole('radio', { name: /王晓穗/u })).toBeChecked();
  await claiming.getByRole('button', { name: '确认领取' }).click();
  await claiming.getByRole('button', { name: '知道了' }).click();
  await expect(record.getByRole('link', { name: '查看进度' })).toBeVisible();
  const cash = await company.at(browser, 'cash');
  const parcel = { title: '陶瓷杯', company: '京东物流', number: 'JDVA00012345678' };
  await shipParcel(cash, product.console, parcel);
  await record.getByRole('link', { name: '查看进度' }).click();
  await expect(page.getByText(parcel.number).first()).toBeVisible();
  const points = callApi(product.api, '/v1/points', { token });
  coins.set(winner.id, (await succeed<{ available: number }>(points)).available);
});

test('the supplier’s file pays who finished there; then the sums of the day agree with the ledger @desktop', async ({
  browser,
}) => {
  test.setTimeout(patient(60_000));
  const { token } = await comes(browser, 20);
  const body = { taskHashId: numberOf(SUPPLIED), consent: true };
  const { url } = await succeed<{ url: string }>(
    callApi(product.api, '/v1/process/participations', { token, body, key: newKey() }),
  );
  const sid = new URL(url).searchParams.get('sid') ?? '';
  const cash = await company.at(browser, 'cash');
  await reconcileFile(cash, supplier, { file: `${sid},10`, line: /记下结果 .*1 条，20 金币/u });

  for (const [id, earned] of coins) {
    await cash.goto(`${product.console}/members/${id}`);
    const figure = cash
      .locator('dl > div')
      .filter({ has: cash.getByText('金币', { exact: true }) })
      .first();
    await expect(figure.locator('dd').first()).toHaveText(String(earned));
  }
  await product.reconcile();
  const first = await company.at(browser, 'qin');
  await first.goto(`${product.console}/system/state`);
  await expect(first.getByRole('region', { name: '最近一次对账' })).toContainText(/\d+ 项都一致/u);
});
