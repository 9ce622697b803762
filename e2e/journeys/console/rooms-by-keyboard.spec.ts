import type { Locator, Page } from '@playwright/test';
import { patient } from '@yayan/tools/test-limits';
import { pressOn, tabTo } from '../../stack/browser/keyboard.ts';
import { signInNewOperator } from '../../stack/browser/operator-page.ts';
import { expect, test } from '../../stack/journey.ts';

const content = (page: Page): Locator => page.locator('main#content');
const rowLinks = (page: Page): Locator => page.locator('main [data-row-link]');
const filterField = (page: Page): Locator => page.locator('main search input[type="search"]').first();

/** The focused control is seen: it has an outline and stands in the window. */
const seesFocus = async (page: Page): Promise<void> => {
  const isSeen = (): Promise<boolean> =>
    page.locator(':focus').evaluateAll(([element]) => {
      if (!element?.matches(':focus-visible')) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const { top, bottom } = element.getBoundingClientRect();
      const isInWindow = bottom > 0 && top < innerHeight;
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && isInWindow;
    });
  const here = await page.locator(':focus').evaluateAll(([element]) => element?.outerHTML.slice(0, 200));
  await expect.poll(isSeen, { message: `the focus is seen on ${here ?? 'nothing'}` }).toBe(true);
};

/** A page has opened: it is loaded, and the focus is on it. */
const isOpen = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(content(page), page.url()).toBeFocused();
};

/** Opens a room from the rail. */
const enter = async (page: Page, room: string, heading: string): Promise<void> => {
  const rail = page.getByRole('navigation', { name: '房间' });
  // A count of what waits may stand behind the name.
  const link = rail.getByRole('link', { name: new RegExp(`^${room}(?: |$)`, 'u') });
  await tabTo(page, link, 'Shift+Tab');
  await seesFocus(page);
  await page.keyboard.press('Enter');
  await expect(link).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  await isOpen(page);
};

/** The keys of a page: `?` lists them, and Escape leads back to where the focus was. */
const readKeys = async (page: Page, before: Locator): Promise<void> => {
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: '键盘快捷键' });
  await expect(keys).toBeVisible();
  await expect(keys.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(before).toBeFocused();
};

/** A control opens a dialog or a menu; Escape closes it, and the focus is back on the control. */
const openAndLeave = async (page: Page, control: Locator, role: 'dialog' | 'menu'): Promise<void> => {
  await tabTo(page, control);
  await seesFocus(page);
  await page.keyboard.press('Enter');
  const opened = page.getByRole(role);
  await expect(opened).toBeVisible();
  await expect(opened.locator(':focus').or(opened.and(page.locator(':focus')))).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(opened).toBeHidden();
  await expect(control).toBeFocused();
  await seesFocus(page);
};

/** Goes to the filters of a room's list, where it has some. */
const goToFilter = async (page: Page): Promise<void> => {
  if ((await filterField(page).count()) === 0) return;
  await page.keyboard.press('/');
  await expect(filterField(page)).toBeFocused();
  await seesFocus(page);
};

/** What a room without rows still has: its keys, its filters, and a menu of choices. */
const walkEmpty = async (page: Page): Promise<void> => {
  await readKeys(page, content(page));
  await goToFilter(page);
  const choice = content(page).getByRole('search').locator('button[aria-haspopup="menu"]').first();
  if ((await choice.count()) > 0) await openAndLeave(page, choice, 'menu');
};

/** Goes from row to row of a room's list, and opens the first. */
const walkList = async (page: Page, openKey: 'Enter' | 'o'): Promise<void> => {
  const links = rowLinks(page);
  await goToFilter(page);
  await tabTo(page, links.first());
  await seesFocus(page);
  if ((await links.count()) > 1) {
    await page.keyboard.press('j');
    await expect(links.nth(1)).toBeFocused();
    await seesFocus(page);
    await page.keyboard.press('k');
  }
  await expect(links.first()).toBeFocused();
  await readKeys(page, links.first());
  const list = page.url();
  await page.keyboard.press(openKey);
  await expect(page).not.toHaveURL(list);
  await isOpen(page);
};

/** Opens the dialog of an object's first act. An order or a campaign that is over has none. */
const walkObject = async (page: Page): Promise<boolean> => {
  const act = content(page).locator('header').getByRole('button').first();
  if ((await act.count()) > 0) {
    await openAndLeave(page, act, 'dialog');
    return true;
  }
  await page.keyboard.press('Tab');
  await seesFocus(page);
  return false;
};

const ROOMS = [
  { room: '任务', heading: '任务', hasActs: true },
  { room: '审核', heading: '审核' },
  { room: '会员', heading: '会员', hasActs: true },
  { room: '兑换', heading: '兑换单' },
  { room: '福利', heading: '福利', hasActs: true },
  { room: '讨论小组', heading: '讨论小组' },
  { room: '活动', heading: '活动' },
  { room: '内容', heading: '内容' },
  { room: '合作方', heading: '合作方', hasActs: true },
  { room: '客服', heading: '客服', hasActs: true },
  { room: '操作员', heading: '操作员', hasActs: true },
] as const;

test('by keyboard alone: every room with a list, a row of it and what can be done there @desktop', async ({
  page,
}) => {
  test.setTimeout(patient(60_000));
  await signInNewOperator(page, 'admin');
  await isOpen(page);
  for (const [at, room] of ROOMS.entries()) {
    await test.step(room.room, async () => {
      await enter(page, room.room, room.heading);
      // Colleagues may have emptied a queue.
      if ((await rowLinks(page).count()) === 0) return walkEmpty(page);
      await walkList(page, at % 2 === 0 ? 'Enter' : 'o');
      const hadAct = await walkObject(page);
      if ('hasActs' in room) expect(hadAct, room.room).toBe(true);
      return undefined;
    });
  }
});

test('by keyboard alone: the rooms without such a list, by their links and filters @desktop', async ({
  page,
}) => {
  test.setTimeout(patient(60_000));
  await signInNewOperator(page, 'admin');
  await isOpen(page);

  await pressOn(page, content(page).getByRole('link', { name: '看系统状态' }));
  await expect(page).toHaveURL(/\/system\/state$/u);
  await isOpen(page);

  for (const link of ['网站维护', '封锁的网络', '规则数字']) {
    const goal = content(page).getByRole('link', { name: link });
    await tabTo(page, goal);
    await seesFocus(page);
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/system\/state$/u);
    await isOpen(page);
    await readKeys(page, content(page));
    await enter(page, '系统', '系统');
  }

  await enter(page, '同意请求', '同意请求');
  await openAndLeave(page, content(page).getByRole('button', { name: /^哪些/u }), 'menu');

  await enter(page, '操作记录', '操作记录');
  await page.keyboard.press('/');
  await expect(filterField(page)).toBeFocused();
  await seesFocus(page);
  const table = content(page).getByRole('region', { name: '操作记录' });
  await tabTo(page, table);
  await seesFocus(page);
  await readKeys(page, table);

  await enter(page, '今天', '今天');
});
