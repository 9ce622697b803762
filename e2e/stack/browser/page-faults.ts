import type { BrowserContext } from '@playwright/test';

/** Browsers say violations on the console in words of their own; this says them all in the same. */
const sayViolations = `addEventListener('securitypolicyviolation', (event) =>
  console.error('Content Security Policy:', event.effectiveDirective, event.blockedURI, event.sourceFile, event.lineNumber))`;

/** Has `report` hear what no page may do: throw what nothing catches, and try what its Content-Security-Policy forbids. */
export const watchPages = (context: BrowserContext, report: (fault: string) => void): Promise<unknown> => {
  context.on('weberror', (fault) => report(`${fault.page()?.url() ?? ''}: ${fault.error().message}`));
  context.on('console', (message) => {
    const text = message.text();
    if (/content security policy/iu.test(text)) report(`${message.page()?.url() ?? ''}: ${text}`);
  });
  return context.addInitScript(sayViolations);
};
