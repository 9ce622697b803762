import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { patient } from '@yayan/tools/test-limits';
import { accountsAt, ask, setUp, takeLink } from '../../stack/browser/operator-accounts.ts';
import { signInNewOperator } from '../../stack/browser/operator-page.ts';
import { addresses } from '../../stack/servers/addresses.ts';
import { authenticatorCode } from '../../stack/servers/authenticator-code.ts';
import { importShortTask } from '../../stack/servers/short-task.ts';
import { expect, test } from '../../stack/journey.ts';

test('two admins let a colleague in, who sets the account up and gets another role; after a stolen laptop one ends the sessions, both reset the account, and what was done is listed @desktop', async ({
  page,
  browser,
}) => {
  test.setTimeout(patient(120_000));
  const { agree, signIn } = accountsAt(addresses.console());
  const name = `zhou.${randomBytes(4).toString('hex')}`;
  const title = '给新操作员的问卷';
  const task = await importShortTask('survey/phone.json', title, { host: { minimumSeconds: 0 } });
  const context = async (): Promise<Page> =>
    await (await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })).newPage();
  const [second, laptop] = [await context(), await context()];
  await signInNewOperator(page, 'admin');
  await signInNewOperator(second, 'admin');

  await page.getByRole('navigation', { name: '房间' }).getByRole('link', { name: '操作员' }).click();
  await page.getByRole('button', { name: '添加操作员…' }).click();
  const adding = page.getByRole('dialog', { name: '添加操作员' });
  await adding.getByRole('textbox', { name: '名字' }).fill(name);
  await adding.getByRole('checkbox', { name: '审核员' }).check();
  await ask(adding, '添加操作员', `${name} 入职`);
  await agree(second, `${name} 入职`);
  await page.getByRole('searchbox', { name: '名字' }).fill(name);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('等待设置')).toBeVisible();
  const secret = await setUp(laptop, await takeLink(page));
  await signIn(laptop, name, authenticatorCode(secret, 1));
  await expect(laptop.getByRole('heading', { level: 1, name: '今天' })).toBeVisible();

  // Another role holds at once, in the session that is open.
  await laptop.goto(`${addresses.console()}/tasks/${task}`);
  await expect(laptop.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(laptop.getByRole('button', { name: '暂停…' })).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: '改角色…' }).click();
  const roles = page.getByRole('dialog', { name: '修改角色' });
  await roles.getByRole('checkbox', { name: '研究员' }).check();
  await expect(roles.getByRole('row', { name: '角色 审核员 研究员、审核员' })).toBeVisible();
  await ask(roles, '修改角色', `${name} 兼做任务`);
  await agree(second, `${name} 兼做任务`);
  await laptop.reload();
  await laptop.getByRole('button', { name: '暂停…' }).click();
  const pausing = laptop.getByRole('dialog', { name: '暂停任务' });
  await pausing.getByRole('textbox', { name: '原因' }).fill('新手误停');
  await pausing.getByRole('button', { name: '暂停任务' }).click();
  await expect(pausing).toBeHidden();

  // The laptop is stolen.
  await page.reload();
  await page.getByRole('button', { name: '结束全部登录…' }).click();
  const ending = page.getByRole('dialog', { name: '结束全部登录' });
  await ending.getByRole('button', { name: '电脑丢了' }).click();
  await ending.getByRole('button', { name: '结束全部登录' }).click();
  await expect(ending).toBeHidden();
  await expect(page.getByText('现在没有登录。')).toBeVisible();
  await laptop.reload();
  await expect(laptop.getByRole('textbox', { name: '名字' })).toBeVisible();
  const deeds = page.getByRole('region', { name: `${name} 做过的事` });
  await expect(deeds.getByRole('row').filter({ hasText: '新手误停' })).toContainText('暂停任务');

  await page.getByRole('button', { name: '重置密码和验证器…' }).click();
  const resetting = page.getByRole('dialog', { name: '重置密码和验证器' });
  await ask(resetting, '重置密码和验证器', `${name} 的电脑丢了`);
  await agree(second, `${name} 的电脑丢了`);
  await signIn(laptop, name, authenticatorCode(secret, 2));
  await expect(laptop.getByText('名字、密码或动态码不正确')).toBeVisible();
  const fresh = await setUp(laptop, await takeLink(page));
  expect(fresh).not.toBe(secret);
  for (const each of [second, laptop]) await each.context().close();
});
