import { patient } from '@yayan/tools/test-limits';
import { addresses } from '../../stack/servers/addresses.ts';
import { issuesOf } from '../../stack/browser/axe.ts';
import { signInNewOperator } from '../../stack/browser/operator-page.ts';
import { expect, test } from '../../stack/journey.ts';

test('an editor writes a help article, members read it, its change and its older version; withdrawn, it is gone @desktop', async ({
  memberPage,
  context,
}) => {
  test.setTimeout(patient(90_000));
  const page = await context.newPage();
  await signInNewOperator(page, 'editor');
  await page.goto(`${addresses.console()}/contents/article/new`);
  await page.getByRole('combobox', { name: '分类' }).selectOption({ index: 1 });
  await page.getByRole('textbox', { name: '标题' }).fill('下雨天怎么答题？');
  await page.getByRole('textbox', { name: '摘要' }).fill('在家答');
  await page.getByRole('textbox', { name: '正文' }).fill('## 在家\n\n- 泡杯**热茶**');
  const preview = page.getByRole('region', { name: '会员看到的样子' });
  await expect(preview.getByText('热茶')).toBeVisible();
  expect(await issuesOf(page)).toEqual([]);
  await page.getByRole('button', { name: '发布…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布帮助文章' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '下雨天怎么答题？' })).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const read = async (): Promise<void> => {
    await memberPage.goto(`/help/21/${id}`);
  };
  await read();
  await expect(memberPage.getByText('热茶')).toBeVisible();

  await page.getByRole('link', { name: '修改', exact: true }).click();
  await page.getByRole('textbox', { name: '正文' }).fill('泡杯咖啡');
  await page.getByRole('button', { name: '保存修改…' }).click();
  const dialog = page.getByRole('dialog', { name: '修改帮助文章' });
  await expect(dialog.getByRole('row', { name: '版本 第 1 版 第 2 版' })).toBeVisible();
  await dialog.getByRole('button', { name: '修改帮助文章' }).click();
  await expect(page.getByText('泡杯咖啡').first()).toBeVisible();
  await read();
  await expect(memberPage.getByText('泡杯咖啡')).toBeVisible();

  await page.getByRole('link', { name: '看看或换回来' }).last().click();
  await page.getByRole('button', { name: '保存修改…' }).click();
  await dialog.getByRole('button', { name: '修改帮助文章' }).click();
  await expect(page.getByRole('row', { name: /^3 修改/u })).toBeVisible();
  await read();
  await expect(memberPage.getByText('热茶')).toBeVisible();

  await page.getByRole('button', { name: '撤下…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤下帮助文章' }).click();
  await expect(page.getByRole('link', { name: '再发布一次' })).toBeVisible();
  await read();
  await expect(memberPage.getByText('没有找到这篇文章')).toBeVisible();
});
