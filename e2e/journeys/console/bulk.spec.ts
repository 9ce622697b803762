import { addresses } from '../../stack/servers/addresses.ts';
import { signInOperator } from '../../stack/browser/operator-page.ts';
import { expect, test } from '../../stack/journey.ts';

test('an operator pauses two tasks at once, leaves the page, finds both done, and lets them go on @desktop', async ({
  page,
}) => {
  await signInOperator(page, 'admin');
  const tasks = `${addresses.console()}/tasks`;
  const actOnTwo = async (titles: readonly string[], label: string, title: string): Promise<void> => {
    for (const name of titles) await page.getByRole('checkbox', { name: `选 ${name}`, exact: true }).check();
    const bar = page.getByRole('group', { name: '选中的' });
    await expect(bar).toContainText('已选 2 个');
    await bar.getByRole('button', { name: label }).click();
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('row', { name: '会做的个数 – 2' })).toBeVisible();
    await dialog.getByRole('textbox', { name: '原因' }).fill('批量核对');
    await dialog.getByRole('button', { name: title }).click();
    await expect(page).toHaveURL(/\/system\/bulk-runs\/[\da-f-]{36}$/u);
  };
  await page.goto(`${tasks}?state=running`);
  const links = page.locator('[data-row-link]');
  await expect(links.nth(1)).toBeVisible();
  const titles = (await links.allTextContents()).slice(0, 2);
  await actOnTwo(titles, '暂停…', '暂停选中的任务');
  const run = page.url();
  await page.goto(`${tasks}?state=paused`);
  await expect(links.first()).toBeVisible();
  await page.goto(run);
  await expect(page.getByText('已完成 2')).toBeVisible();
  await expect(page.getByText('都做成了。')).toBeVisible();

  await page.goto(`${tasks}?state=paused`);
  await actOnTwo(titles, '恢复…', '恢复选中的任务');
  await expect(page.getByText('已完成 2')).toBeVisible();
});
