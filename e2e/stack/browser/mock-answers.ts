import type { Page } from '@playwright/test';

/**
 * Answers calls of a page by method and path instead of the server, for states that need a minute (the pause between two codes)
 * or other people. Any code except 200 is a refusal.
 */
export const answerCalls = async (
  page: Page,
  answers: Readonly<Record<string, unknown>>,
  code = 200,
): Promise<void> => {
  for (const [call, data] of Object.entries(answers)) {
    const [method, path] = call.split(' ');
    await page.route(
      (url) => url.pathname === `/api${path ?? ''}`,
      (route) => {
        if (route.request().method() !== method) return route.fallback();
        return route.fulfill({ json: { code, msg: code === 200 ? '成功' : '没有成功', data } });
      },
    );
  }
};
