import { addresses } from '../../stack/servers/addresses.ts';
import { signInNewOperator } from '../../stack/browser/operator-page.ts';
import { importShortTask } from '../../stack/servers/short-task.ts';
import { expect, test } from '../../stack/journey.ts';

/** Members of other journeys do the demo tasks meanwhile. */
const titles = ['批量暂停的第一个', '批量暂停的第二个'] as const;

test('an operator pauses two tasks at once, leaves the page, finds both done, and lets them go on @desktop', async ({
  page,
}) => {
  for (const title of titles) await importShortTask('task/activities/browse.yaml', title, {});
  await signInNewOperator(page, 'researcher');
  const tasks = `${addresses.console()}/tasks?keyword=${encodeURIComponent('批量暂停')}`;
  const actOnTwo = async (label: string, title: string): Promise<void> => {
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
  await page.goto(`${tasks}&state=running`);
  await actOnTwo('暂停…', '暂停选中的任务');
  const run = page.url();
  await page.goto(tasks);
  await expect(page.locator('[data-row-link]')).toHaveText([...titles].toReversed());
  await page.goto(run);
  await expect(page.getByText('已完成 2')).toBeVisible();
  await expect(page.getByText('都做成了。')).toBeVisible();

  await page.goto(`${tasks}&state=paused`);
  await actOnTwo('恢复…', '恢复选中的任务');
  await expect(page.getByText('已完成 2')).toBeVisible();
});
