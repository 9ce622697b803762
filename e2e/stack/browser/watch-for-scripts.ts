import type { Page } from '@playwright/test';

/**
 * Records every sign that a text was run as a script or fetched something: a dialog, a policy violation, a request to another
 * origin. Call it before opening the page; the returned list grows.
 */
export const watchForScripts = async (page: Page, own: string): Promise<readonly string[]> => {
  const signs: string[] = [];
  page.on('dialog', (dialog) => {
    signs.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/u.test(protocol) && origin !== own) signs.push(`request ${request.url()}`);
  });
  await page.exposeFunction('noteViolation', (violated: string) => signs.push(`policy ${violated}`));
  await page.addInitScript(
    "addEventListener('securitypolicyviolation', (event) => noteViolation(event.violatedDirective + ' ' + event.blockedURI))",
  );
  return signs;
};
