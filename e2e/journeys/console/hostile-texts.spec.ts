import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { patient } from '@yayan/tools/test-limits';
import { signInNewOperator } from '../../stack/browser/operator-page.ts';
import { watchForScripts } from '../../stack/browser/watch-for-scripts.ts';
import { expect, test } from '../../stack/journey.ts';
import { addresses } from '../../stack/servers/addresses.ts';
import { HOSTILE_MARK, type StoredTexts, storeHostileTexts } from '../../stack/servers/hostile-texts.ts';

/** Routes without a page for this journey: before signing in, or of an object that holds nothing of a member here. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  '/sign-in',
  '/setup',
  '/second-looks/:id',
  '/system/bulk-runs/:id',
  '/held-pay/:id',
  '/contents/awards/:month',
  '/contents/legal/:id',
]);

/** Every page's path, as the console's routes name it. */
const routesOfConsole = (): string[] => {
  const file = join(import.meta.dirname, '../../../apps/console/src/routes.tsx');
  return [...readFileSync(file, 'utf8').matchAll(/page\(\s*'(?<path>\/[^']*)'/gu)].map(
    ({ groups }) => groups?.['path'] ?? '',
  );
};

interface Stop {
  /** The path of its route. */
  route: string;
  /** The address; the route's own when left out. */
  at?: string;
  /** The beginnings of hostile texts that must be read there. */
  shows?: readonly string[];
  /** The tab where they are read. */
  tab?: string;
  /** Whether a press and a reason show personal data there. */
  reveals?: boolean;
}

interface Item {
  id: string;
  memberId?: string | null;
}

/** The pages of what a member stored. */
const stopsOf = async (page: Page, stored: StoredTexts, mobile: string): Promise<Stop[]> => {
  const find = async (path: string, isWanted: (item: Item) => boolean = () => true): Promise<string> => {
    const answer = await page.request.get(`${addresses.console()}/api/console/v1${path}`);
    // As the console's document says.
    const { data } = (await answer.json()) as { data: { items: Item[] } };
    const found = data.items.find(isWanted);
    if (found === undefined) throw new Error(`${path} lists nothing of the member`);
    return found.id;
  };
  const { taskId, groupName, orderId, ticketNumber, applications } = stored;
  const [company, student] = applications;
  const group = groupName.slice(0, 5);
  const memberId = await find(`/members?find=${mobile}`);
  const isOwn = (item: Item): boolean => item.memberId === memberId;
  const participation = await find(`/participations?taskId=${taskId}`);
  const handIn = await find('/hand-ins?limit=50', isOwn);
  const proposal = await find(`/poll-proposals?memberId=${memberId}`);
  const transfer = await find(`/members/${memberId}/coins`);
  const groupId = await find(`/groups?keyword=${encodeURIComponent(group)}`);
  return [
    { route: '/tasks/:id', at: `/tasks/${taskId}` },
    { route: '/tasks/:id/path', at: `/tasks/${taskId}/path` },
    { route: '/tasks/:id/participations', at: `/tasks/${taskId}/participations` },
    { route: '/participations/:id', at: `/participations/${participation}`, shows: ['答案'] },
    { route: '/members/:id', at: `/members/${memberId}`, tab: '反馈', shows: ['反馈'] },
    { route: '/hand-ins/:id', at: `/hand-ins/${handIn}`, shows: ['第一张', '第二张'] },
    { route: '/orders/:id', at: `/orders/${orderId}`, shows: ['收件人', '门牌'], reveals: true },
    { route: '/groups', at: `/groups?keyword=${encodeURIComponent(group)}`, shows: [group] },
    { route: '/groups/:id', at: `/groups/${groupId}`, shows: [group, '回答'] },
    {
      route: '/contents/applications/:number',
      at: `/contents/applications/${company}`,
      shows: ['公司', '需求'],
      reveals: true,
    },
    {
      route: '/contents/applications/:number',
      at: `/contents/applications/${student}`,
      shows: ['名', '学校', '城', '理由'],
      reveals: true,
    },
    { route: '/contents/proposals', shows: ['提问'] },
    { route: '/contents/proposals/:id', at: `/contents/proposals/${proposal}`, shows: ['提问', '甲', '乙'] },
    { route: '/contents/searches', shows: ['搜'] },
    { route: '/tickets', shows: ['反馈'] },
    { route: '/tickets/:number', at: `/tickets/${ticketNumber}`, shows: ['反馈', '补充'] },
    { route: '/contents/:kind/new', at: '/contents/banner/new' },
    { route: '/contents/legal/:kind/new', at: '/contents/legal/agreement/new' },
    { route: '/transfers/:id', at: `/transfers/${transfer}` },
    { route: '/orders/providers/:channel', at: '/orders/providers/alipay' },
  ];
};

/** Lists whose first row leads to a page, and what follows its address on further routes. */
const FIRST_OF: readonly [list: string, ...routes: string[]][] = [
  ['/benefits', '/benefits/:id', '/benefits/:id/texts', '/benefits/:id/pictures'],
  ['/campaigns', '/campaigns/:id'],
  ['/partners', '/partners/:key', '/partners/:key/test'],
  ['/system/operators', '/system/operators/:name'],
  ['/contents', '/contents/:kind/:id', '/contents/:kind/:id/edit'],
];

const open = async (page: Page, at: string): Promise<void> => {
  await page.goto(addresses.console() + at);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
};

/** Looks at a page as an operator would, with what is folded, and expects texts to be texts. */
const look = async (page: Page, { tab, shows = [], reveals = false }: Stop): Promise<void> => {
  if (tab !== undefined) await page.getByRole('tab', { name: tab, exact: true }).click();
  if (reveals) {
    await page.getByRole('button', { name: '显示完整信息…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '原因' }).fill('核对写了什么');
    await dialog.getByRole('button', { name: '显示十分钟' }).click();
    await expect(dialog).toBeHidden();
  }
  for (const begins of shows)
    await expect
      .soft(page.locator('main'), `${page.url()} shows ${begins}`)
      .toContainText(new RegExp(`${begins}[^\\p{L}]{1,6}(?:img|b)`, 'u'), {
        useInnerText: true,
      });
  const raw = page.getByText('原始数据');
  if ((await raw.count()) > 0) await raw.first().click();
  await expect.soft(page.locator(`[${HOSTILE_MARK}]`), page.url()).toHaveCount(0);
};

test('X1 what a member writes anywhere is a text on every page of the console: no script runs and no element comes of it @desktop', async ({
  memberPage,
  memberSession,
  visitor,
  context,
  pageFaults,
}) => {
  test.setTimeout(patient(240_000));
  await memberPage.goto('/help');
  const photo = await memberPage.screenshot();
  const stored = await storeHostileTexts({ session: memberSession, visitor, photo });

  const page = await context.newPage();
  const signs = await watchForScripts(page, addresses.console());
  await signInNewOperator(page, 'support');
  const stops = await stopsOf(page, stored, visitor.mobile);
  const seen = new Set<string>();
  const visit = async (stop: Stop): Promise<void> => {
    await open(page, stop.at ?? stop.route);
    await look(page, stop);
    seen.add(stop.route);
  };
  for (const stop of stops) await visit(stop);
  for (const [list, ...routes] of FIRST_OF) {
    await open(page, list);
    const href = (await page.locator('main [data-row-link]').first().getAttribute('href')) ?? '';
    for (const route of routes) await visit({ route, at: href + route.slice(routes[0]?.length) });
  }
  const routes = routesOfConsole().filter((route) => !LEFT_OUT.has(route));
  for (const route of routes) if (!seen.has(route) && !route.includes(':')) await visit({ route });
  expect(routes.filter((route) => !seen.has(route))).toEqual([]);
  expect(signs).toEqual([]);

  // Shows that the watcher notices a script that does run.
  await page
    .evaluate("document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>')")
    .catch(() => {});
  await expect.poll(() => signs).not.toEqual([]);
  await expect.poll(() => pageFaults.at(-1)).toContain('Content Security Policy: require-trusted-types-for');
  pageFaults.length = 0;
});
