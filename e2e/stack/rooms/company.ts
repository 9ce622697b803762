import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { accountsAt, ask, setUp, takeLink } from '../browser/operator-accounts.ts';
import { authenticatorCode } from '../servers/authenticator-code.ts';
import { perform } from './perform.ts';

type Stored = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Colleague {
  name: string;
  roles: readonly string[];
}

/** The people of a company: how they come to the console, and the browser of each. */
export const companyAt = (site: string) => {
  const browsers = new Map<string, Stored>();
  const windowOf = async (browser: Browser, name?: string): Promise<Page> => {
    const storageState = name === undefined ? undefined : browsers.get(name);
    const context = await browser.newContext({
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      ...(storageState && { storageState }),
    });
    return await context.newPage();
  };
  const add = async (page: Page, { name, roles }: Colleague): Promise<void> => {
    await page.goto(`${site}/system/operators`);
    await page.getByRole('button', { name: '添加操作员…' }).click();
    const adding = page.getByRole('dialog', { name: '添加操作员' });
    await adding.getByRole('textbox', { name: '名字' }).fill(name);
    for (const role of roles) await adding.getByRole('checkbox', { name: role }).check();
  };
  const linkOf = async (page: Page, name: string): Promise<string> => {
    await page.goto(`${site}/system/operators/${name}`);
    await expect(page.getByText('等待设置')).toBeVisible();
    return await takeLink(page);
  };
  /** Somebody opens their one-time link, sets the account up, and signs in. */
  const start = async (browser: Browser, name: string, link: string): Promise<void> => {
    const page = await windowOf(browser);
    const secret = await setUp(page, link);
    await accountsAt(site).signIn(page, name, authenticatorCode(secret, 1));
    await expect(page.getByRole('heading', { level: 1, name: '今天' })).toBeVisible();
    browsers.set(name, await page.context().storageState());
    await page.context().close();
  };
  return {
    start,
    /** A window of somebody who has started. */
    at: windowOf,
    /** The only admin lets the second one in, alone. */
    addSecondAdmin: async (browser: Browser, page: Page, name: string): Promise<void> => {
      await page.goto(`${site}/system/operators`);
      await perform(page, '添加操作员…', {
        title: '添加操作员',
        reason: '第二位管理员',
        texts: { 名字: name },
        fill: async (dialog) => await dialog.getByRole('checkbox', { name: '管理员' }).check(),
      });
      await start(browser, name, await linkOf(page, name));
    },
    /** One admin asks for a colleague with these roles, the other agrees, and the colleague starts. */
    hire: async (
      browser: Browser,
      [first, second]: readonly [Page, Page],
      colleague: Colleague,
    ): Promise<void> => {
      const reason = `${colleague.name} 入职`;
      await add(first, colleague);
      await ask(first.getByRole('dialog', { name: '添加操作员' }), '添加操作员', reason);
      await accountsAt(site).agree(second, reason);
      await start(browser, colleague.name, await linkOf(first, colleague.name));
    },
  };
};
