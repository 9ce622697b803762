import { configureClient, createClient, type HomeAttention, type NewcomerStep } from '@yayan/api-client';
import { look } from '@yayan/site/look';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { session } from '../../shell/client/client.ts';
import { dropFinished, keepFinished } from '../../shell/unsent/finished.ts';
import { unsent } from '../../shell/unsent/unsent.ts';
import { openMock } from '../../testing/open-mock.ts';
import { openPage } from '../../testing/open-page.tsx';
import HomePage from './HomePage.tsx';

let asked: string[];

/** Opens the page on a server whose answer at one address is replaced. */
const openWith = async (
  address: string,
  otherwise: (answer: () => Promise<Response>) => Promise<Response>,
): Promise<void> => {
  const { mock } = await openMock();
  const answer: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    const usual = (): Promise<Response> => mock.fetch(request);
    return pathname === `/api${address}` ? otherwise(usual) : usual();
  };
  configureClient(createClient({ baseUrl: 'https://mock.test/api', retries: 0, session, fetch: answer }));
  await openPage(HomePage, '/home', '/home');
};

/** Scrolls a phone's page until the link shows. Its end waits for that. */
const scrollTo = async (link: RegExp): Promise<void> => {
  await expect
    .poll(() => {
      globalThis.dispatchEvent(new Event('scroll'));
      return page.getByRole('link', { name: link }).query();
    })
    .not.toBeNull();
  await expect.element(page.getByRole('link', { name: link })).toBeVisible();
};

beforeEach(() => {
  asked = [];
});

test.each([
  ['the check-in', '/v1/users/checkin'],
  ['the recommended tasks', '/v1/tasks/recommend'],
  ['what is to be done', '/v1/home/check'],
])('when %s fails, the rest of the page stands, and nobody asks for ever', async (_, failing) => {
  await openWith(failing, () => Promise.resolve(new Response('', { status: 500 })));
  if (failing !== '/v1/home/check')
    await expect.element(page.getByText('加载失败，服务出了点问题，请稍后再试')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: /推荐/u })).toBeVisible();
  await scrollTo(/邀请/u);
  expect(asked.filter((path) => path === `/api${failing}`).length).toBeLessThanOrEqual(3);
});

/** Lets the member finish a questionnaire without a network, and opens the page where only reads of these paths are answered. */
const openCutOff = async (
  answered: readonly string[],
  { isOnline = false, isLost = false } = {},
): Promise<void> => {
  const opened = await openMock();
  session.setUserData({ id: 'cut-off' });
  const owner = { memberId: 'cut-off' };
  const task = { title: '通勤出行', hashId: 'Lu3TqW8vKd5R' };
  await keepFinished(unsent, owner, 's7', { page: 'q', answers: {}, revision: 2, key: 'k'.repeat(22), task });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  onTestFinished(async () => {
    online.mockRestore();
    await dropFinished(unsent, owner, 's7');
  });
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const path = new URL(request.url).pathname.slice('/api'.length);
    const isAnswered = request.method !== 'GET' || answered.includes(path);
    if (isAnswered) return await opened.mock.fetch(request);
    return await (isLost
      ? Promise.reject(new TypeError('Failed to fetch'))
      : new Promise<never>(() => undefined));
  };
  configureClient(createClient({ baseUrl: 'https://mock.test/api', retries: 0, session, fetch: answer }));
  await openPage(HomePage, '/home', '/home');
};

test('10.26 without a network, answers that wait are named before any call is answered', async () => {
  await openCutOff([]);
  await expect.element(page.getByRole('link', { name: /通勤出行.*答完了，还没提交/u })).toBeVisible();
});

test('10.26 where the browser believes in a network that answers nothing, answers that wait are named soon too', async () => {
  await openCutOff(['/v1/users/account'], { isOnline: true });
  await expect.element(page.getByRole('link', { name: /通勤出行.*答完了，还没提交/u })).toBeVisible();
});

test('10.26 without a network each part is shown as it comes: none waits for calls that nobody answers', async () => {
  await openCutOff(['/v1/users/account', '/v1/tasks/recommend']);
  await expect.element(page.getByRole('link', { name: /通勤出行.*答完了，还没提交/u })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test.each([
  ['nothing', [], '首页'],
  ['only the account', ['/v1/users/account'], /^你好/u],
] as const)(
  '10.26 a home that this device has never shown, with %s of it here, says once what can be done without a network',
  async (_, answered, heading) => {
    await openCutOff(answered, { isLost: true });
    await expect.element(page.getByText('没有网络，首页要联网打开过一次才看得到')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect.element(page.getByRole('link', { name: /通勤出行.*答完了，还没提交/u })).toBeVisible();
    expect(document.querySelectorAll('[data-stage="umbrella"]')).toHaveLength(1);
    await look('a home that was never shown, without a network');
  },
);

const step = (name: NewcomerStep['step'], done: boolean): NewcomerStep => ({
  step: name,
  done,
  link: done ? null : '/user/survey',
  coins: null,
});
const begun: HomeAttention = {
  kind: 'attributes',
  title: '个人资料问卷',
  detail: '已完成 20%',
  link: '/user/survey?part=basic&question=city',
  coins: null,
  since: '2026-11-20T08:30:00.000Z',
  until: null,
  feedbackState: null,
};

const survey: HomeAttention = { ...begun, kind: 'survey', title: '早餐习惯', link: '/task/go?session=s1' };

/** The account's answer, for a member with this role in discussion groups. */
const asRole = async (answer: Promise<Response>, bbsRole: number): Promise<Response> => {
  const { data, ...envelope } = (await (await answer).json()) as { data: object };
  return Response.json({ ...envelope, data: { ...data, bbsRole } });
};

/** Opens the page of a member who began something, by default the attribute questionnaire. */
const openBegun = async (
  newcomerSteps: readonly NewcomerStep[],
  attention: readonly HomeAttention[] = [begun],
  { tourDue = false, bbsRole = 0 } = {},
): Promise<void> => {
  const { mock } = await openMock();
  const answer: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const data = { attention, newcomerSteps, tourDue, checkedInToday: true };
    if (pathname === '/api/v1/home/check')
      return Promise.resolve(Response.json({ code: 200, msg: '成功', data }));
    return pathname === '/api/v1/users/account' ? asRole(mock.fetch(request), bbsRole) : mock.fetch(request);
  };
  configureClient(createClient({ baseUrl: 'https://mock.test/api', retries: 0, session, fetch: answer }));
  await openPage(HomePage, '/home', '/home');
};

test('等你回答 leads into the attribute questionnaire, to the very question', async () => {
  await openBegun([]);
  await expect.element(page.getByRole('heading', { name: '等你回答' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /个人资料问卷/u })).toHaveAttribute('href', begun.link);
});

test('for a newcomer whose next step it is, their card leads there, and the page says it once', async () => {
  await openBegun([step('mobile', true), step('attributes', false), step('firstSurvey', false)]);
  await expect.element(page.getByRole('link', { name: '继续填写' })).toHaveAttribute('href', begun.link);
  await expect.element(page.getByRole('heading', { name: /推荐/u })).toBeVisible();
  expect(page.getByRole('heading', { name: '等你回答' }).query()).toBeNull();
});

test('for a newcomer with a survey in progress, the card continues that one instead of leading to the task wall', async () => {
  const photos: HomeAttention = { ...survey, title: '晒早餐', link: '/task/detail/t7Kq2mX9bLpR' };
  const steps = [step('mobile', true), step('attributes', true), step('firstSurvey', false)];
  await openBegun(steps, [photos, survey]);
  await expect.element(page.getByRole('link', { name: '继续答题' })).toHaveAttribute('href', survey.link);
  expect(page.getByRole('link', { name: '去挑一份' }).query()).toBeNull();
  await expect.element(page.getByRole('link', { name: /早餐习惯 已完成/u })).toBeVisible();
});

test('for a newcomer whose other task is in progress, the card leads to the surveys', async () => {
  const photos: HomeAttention = { ...survey, title: '晒早餐', link: '/task/detail/t7Kq2mX9bLpR' };
  await openBegun([step('mobile', true), step('attributes', true), step('firstSurvey', false)], [photos]);
  await expect.element(page.getByRole('link', { name: '去挑一份' })).toBeVisible();
});

const group: HomeAttention = { ...begun, kind: 'group', title: '早餐习惯讨论小组', link: '/topic/list/g1' };
const first = step('mobile', true);

test('what is owed comes right below the balance, before the newcomer’s steps', async () => {
  await openBegun([first, step('attributes', false)], [group]);
  const owed = page.getByRole('heading', { name: '等你回答' });
  await expect.element(owed).toBeVisible();
  const steps = page.getByRole('heading', { name: '新手四步' }).element();
  expect(owed.element().compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('no tour covers what an invited member came for', async () => {
  localStorage.clear();
  await openBegun([first, step('attributes', false)], [group], { tourDue: true });
  await expect.element(page.getByRole('heading', { name: /推荐/u })).toBeVisible();
  expect(page.getByRole('dialog').query()).toBeNull();
});

test('the tour opens for everybody else', async () => {
  localStorage.clear();
  await openBegun([first, step('attributes', false)], [], { tourDue: true });
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('hosts, who see no coins, see no offers of coins', async () => {
  await page.viewport(1440, 900);
  await openBegun([], [], { bbsRole: 1 });
  await expect.element(page.getByRole('link', { name: /邀请好友/u })).toBeVisible();
  expect(page.getByRole('region', { name: '活动' }).query()).toBeNull();
  expect(page.getByText(/金币/u).query()).toBeNull();
  await page.viewport(390, 844);
});

test('on a desktop the keyboard goes down the left column before the right one, as the page is read', async () => {
  await page.viewport(1440, 900);
  await openWith('/v1/none', (usual) => usual());
  const task = page.getByRole('link', { name: '全部任务' });
  const score = page.getByRole('link', { name: /质量分/u }).first();
  await expect.element(task).toBeVisible();
  await expect.element(score).toBeVisible();
  const isBefore = (): boolean =>
    (task.element().compareDocumentPosition(score.element()) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  await expect.poll(isBefore).toBe(true);
  await page.viewport(390, 844);
  await expect.poll(isBefore).toBe(false);
});

test('a desktop shows what the last seven days brought', async () => {
  await page.viewport(1440, 900);
  await openBegun([], []);
  await expect.element(page.getByRole('heading', { name: '近 7 天入账' })).toBeVisible();
  await page.viewport(390, 844);
});

test('data for the end of a phone’s page is requested after the rest is shown and somebody scrolls', async () => {
  const end = ['/api/v1/banners', '/api/v1/events', '/api/v1/polls'];
  const { promise: isDue, resolve: answerNow } = Promise.withResolvers<void>();
  await openWith('/v1/users/checkin', async (usual) => {
    await isDue;
    return await usual();
  });
  await expect.poll(() => asked).toContain('/api/v1/users/checkin');
  await expect.poll(() => asked).toContain('/api/v1/tasks/recommend');
  expect(asked.filter((path) => end.includes(path))).toEqual([]);
  answerNow();
  await scrollTo(/邀请/u);
  expect(asked).toEqual(expect.arrayContaining(end));
});
