import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signInOperator } from '../browser/operator-page.ts';
import type { Stack } from '../servers/stack.ts';

/** The windows of a stack's demo operators. Each signs in once, because a code works once. */
export const colleaguesOf = (stack: () => Stack) => {
  const signedIn = new Map<string, Awaited<ReturnType<BrowserContext['storageState']>>>();
  return async (browser: Browser, name: string): Promise<Page> => {
    const storageState = signedIn.get(name);
    const china = { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' };
    const context = await browser.newContext({ ...china, ...(storageState && { storageState }) });
    const page = await context.newPage();
    if (storageState === undefined) {
      await signInOperator(page, name, stack());
      signedIn.set(name, await context.storageState());
    }
    return page;
  };
};
