import { get } from 'node:http';
import { patient } from '@yayan/tools/test-limits';
import { addresses } from '../../stack/servers/addresses.ts';
import { issuesOf, overflows } from '../../stack/browser/axe.ts';
import { pressOn, tabTo } from '../../stack/browser/keyboard.ts';
import { signInOperator } from '../../stack/browser/operator-page.ts';
import { expect, test } from '../../stack/journey.ts';
import { importShortTask } from '../../stack/servers/short-task.ts';

test('an operator pauses a task with a reason, members no longer see it; resumed, they do; the audit log has both @desktop', async ({
  memberPage,
  context,
}) => {
  test.setTimeout(patient(60_000));
  const title = '给运营台暂停的问卷';
  const id = await importShortTask('survey/phone.json', title, { host: { minimumSeconds: 0 } });
  const wall = memberPage.getByRole('main').getByRole('article').filter({ hasText: title });
  await memberPage.goto('/task');
  await expect(wall).toBeVisible();

  const page = await context.newPage();
  await signInOperator(page, 'researcher');
  await page.getByRole('navigation', { name: '房间' }).getByRole('link', { name: /^任务/u }).click();
  await page.getByRole('searchbox', { name: '标题' }).fill(title);
  await expect(page).toHaveURL(/keyword=/u);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await page.getByRole('button', { name: '暂停…' }).click();
  const dialog = page.getByRole('dialog', { name: '暂停任务' });
  await expect(dialog.getByRole('row', { name: '状态 进行中 已暂停' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: '暂停任务' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: '原因' }).fill('第三题有错字');
  await dialog.getByRole('button', { name: '暂停任务' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '恢复…' })).toBeVisible();
  await expect(page.getByText('原因：第三题有错字')).toBeVisible();
  await memberPage.reload();
  await expect(memberPage.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(wall).toHaveCount(0);

  // By keyboard.
  await pressOn(page, page.getByRole('button', { name: '恢复…' }));
  const again = page.getByRole('dialog', { name: '恢复任务' });
  await expect(again.getByRole('row', { name: '状态 已暂停 进行中' })).toBeVisible();
  await pressOn(page, again.getByRole('button', { name: '恢复任务' }));
  await expect(again).toBeHidden();
  await expect(page.getByRole('button', { name: '暂停…' })).toBeVisible();
  await memberPage.reload();
  await expect(wall).toBeVisible();

  await page.goto(`${addresses.console()}/tasks/${id}/path`);
  await expect(page.getByRole('heading', { name: '还没走完' })).toBeVisible();
  expect.soft(await issuesOf(page), 'the path of a questionnaire').toEqual([]);

  await page.goto(`${addresses.console()}/system/audit?subject=${id}`);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.filter({ hasText: '暂停任务' })).toContainText('第三题有错字');
  await expect(rows.filter({ hasText: '恢复任务' })).toContainText('状态：已暂停 → 进行中');
});

/** The transferred bytes of a file with brotli. */
const weightOf = (address: string): Promise<number> =>
  new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.once('error', reject);
      answer.once('end', () => resolve(answer.statusCode === 200 ? bytes : Number.NaN));
    }).once('error', reject);
  });

const pages = [
  '/',
  '/tasks',
  '/tasks/new',
  '/tasks/format',
  '/hand-ins',
  '/members',
  '/orders',
  '/benefits',
  '/groups',
  '/partners',
  '/campaigns',
  '/campaigns/new',
  '/contents',
  '/contents/notice/new',
  '/contents/poll/new',
  '/held-pay',
  '/tasks/Kuai6dR9mHs3/participations',
  '/partner-reports',
  '/open-links',
  '/tickets',
  '/tickets/canned',
  '/system/bulk-runs',
  '/system/requests',
  '/system/audit',
  '/account/devices',
];

test('lists are walked by keys, pages have no serious issue, and the first page’s scripts weigh at most 250 kB @desktop', async ({
  page,
}) => {
  test.setTimeout(patient(60_000));
  const scripts = new Set<string>();
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request.url()));
  await signInOperator(page, 'editor');
  const weights = await Promise.all([...scripts].map(weightOf));
  expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(250_000);

  const links = page.locator('[data-row-link]');
  await page.goto(`${addresses.console()}/tasks`);
  await expect(links.nth(2)).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: '标题' })).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('searchbox', { name: '标题' })).toHaveValue('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: '清除筛选' }).click();
  await expect(links.nth(2)).toBeVisible();
  await tabTo(page, links.first());
  await page.keyboard.press('o');
  await expect(page).toHaveURL(/\/tasks\/\w+$/u);
  await expect(page.getByRole('button', { name: '暂停…' })).toHaveCount(0);

  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: '键盘快捷键' });
  await keys.getByRole('switch', { name: '用单个按键操作' }).click();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('?');
  await expect(keys).toBeHidden();

  await page.keyboard.press('Control+K');
  await page
    .getByRole('searchbox', { name: '搜索' })
    .or(page.getByRole('textbox', { name: '搜索' }))
    .fill('13800000001');
  await expect(page.getByText('138****0001')).toBeVisible();
  await page.keyboard.press('Escape');

  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const path of pages) {
      await page.goto(addresses.console() + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect.soft(await issuesOf(page), `${path} ${scheme}`).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 768, height: 1024 });
  expect(await overflows(page)).toBe(false);
});
