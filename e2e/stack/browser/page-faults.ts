import type { BrowserContext } from '@playwright/test';

/** Reports policy violations in one format; each browser words them differently on the console. */
const reportViolations = `addEventListener('securitypolicyviolation', (event) =>
  console.error('Content Security Policy:', event.effectiveDirective, event.blockedURI, event.sourceFile, event.lineNumber))`;

/** Calls `report` for uncaught errors and for violations of the Content-Security-Policy. */
export const watchPages = (context: BrowserContext, report: (fault: string) => void): Promise<unknown> => {
  context.on('weberror', (fault) => report(`${fault.page()?.url() ?? ''}: ${fault.error().message}`));
  context.on('console', (message) => {
    const text = message.text();
    if (/content security policy/iu.test(text)) report(`${message.page()?.url() ?? ''}: ${text}`);
  });
  return context.addInitScript(reportViolations);
};
