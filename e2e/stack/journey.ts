import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { addresses } from './servers/addresses.ts';
import { keepSession } from './browser/keep-session.ts';
import { joinOver, type SignedIn } from './servers/member-client.ts';
import { watchPages } from './browser/page-faults.ts';
import { type Visitor, newVisitor } from './browser/visitor.ts';

interface JourneyParts {
  /** Who makes this journey; nobody else has their number, device or address. */
  visitor: Visitor;
  /** The session of somebody who joined a moment ago. */
  memberSession: SignedIn;
  /** A page on which they are signed in. */
  memberPage: Page;
  /** A page of a member whom all journeys of a worker share: for those that only look, and change nothing. */
  viewerPage: Page;
  /**
   * What pages did that none may, in whichever window: whatever is left here at the end fails the journey. One that
   * provokes such a thing takes it out.
   */
  pageFaults: string[];
}

interface WorkerParts {
  /** The session of `viewerPage`'s member, who signs in once a worker. Nobody may sign out of it. */
  viewerSession: SignedIn;
}

interface JourneyOptions {
  /** Whether newcomers are shown around the home page, which covers the rest of it meanwhile. */
  showsTour: boolean;
}

/** Members only: who has signed out is to find nothing in the store. A blank page has neither cookies nor a store. */
const skipTour =
  "if (origin !== 'null' && /(^|; )token=/u.test(document.cookie)) localStorage.setItem('homeTour', '1')";

/** A journey through the product: starts on the member site, comes from an address of its own. */
export const test = base.extend<JourneyParts & JourneyOptions, WorkerParts>({
  showsTour: [false, { option: true }],
  context: async ({ context, showsTour }, use) => {
    if (!showsTour) await context.addInitScript(skipTour);
    await use(context);
  },
  baseURL: ({ baseURL }, use) => use(baseURL ?? addresses.member()),
  visitor: ({ baseURL: _baseURL }, use) => use(newVisitor()),
  extraHTTPHeaders: ({ visitor }, use) => use({ 'x-forwarded-for': visitor.address }),
  pageFaults: [
    async ({ browser }, use) => {
      const faults: string[] = [];
      const watches: Promise<unknown>[] = [];
      const watch = (context: BrowserContext): void => {
        watches.push(watchPages(context, (fault) => faults.push(fault)));
      };
      browser.on('context', watch);
      await use(faults);
      browser.off('context', watch);
      await Promise.all(watches);
      expect(faults, 'errors that nothing catches, and what the Content-Security-Policy forbids').toEqual([]);
    },
    { auto: true },
  ],
  memberSession: async ({ visitor }, use) => use(await joinOver(addresses.api(), visitor.mobile, visitor)),
  memberPage: async ({ page, context, memberSession }, use) => {
    await keepSession(context, memberSession);
    await use(page);
  },
  viewerSession: [
    async ({ browserName: _browserName }, use) => {
      const viewer = newVisitor();
      await use(await joinOver(addresses.api(), viewer.mobile, viewer));
    },
    { scope: 'worker' },
  ],
  viewerPage: async ({ page, context, viewerSession }, use) => {
    await keepSession(context, viewerSession);
    await use(page);
  },
});

export { expect } from '@playwright/test';
