import type { Page } from '@playwright/test';

/**
 * Answers calls of a page by method and path instead of the server, for states that need a minute (the pause between two
 * codes) or other people. Any code but 200 is a refusal.
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

/** Changes the data of the server's answer to a GET, for rare values in an otherwise real answer. */
export const alterAnswer = async <Data extends object>(
  page: Page,
  path: string,
  change: (data: Data) => Data,
): Promise<void> => {
  await page.route(
    (url) => url.pathname === `/api${path}`,
    async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      const answer = (await response.json()) as { data: Data }; // The envelope of rule 1.1.
      return route.fulfill({ response, json: { ...answer, data: change(answer.data) } });
    },
  );
};

/** Accepts any code that is sent to the member's own mobile. */
export const proveByAnyCode: Readonly<Record<string, unknown>> = {
  'POST /v1/sms/send': { resendAfterSeconds: 60 },
  'POST /v1/sms/check': { checkTicket: 't'.repeat(32), expiresAt: '2099-01-01T00:00:00.000Z' },
};

/** Answers the download of a member's own data with a small file. */
export const answerExport = (page: Page): Promise<unknown> =>
  page.route('**/v1/users/export*', (route) =>
    route.fulfill({
      contentType: 'application/octet-stream',
      headers: { 'content-disposition': 'attachment; filename="20261121163000123.json"' },
      body: '{}',
    }),
  );

/** An account with a requested deletion. */
export const askedClosing = {
  requestedAt: '2099-01-01T00:00:00.000Z',
  closesAt: '2099-01-08T00:00:00.000Z',
  coins: 0,
  pendingCoins: 0,
  cards: 0,
  openOrders: 0,
};
