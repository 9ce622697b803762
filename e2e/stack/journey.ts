import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { addresses } from './servers/addresses.ts';
import { storeSession } from './browser/store-session.ts';
import { joinOver, type SignedIn } from './servers/member-client.ts';
import { watchPages } from './browser/page-faults.ts';
import { type Visitor, newVisitor } from './browser/visitor.ts';
import { waitForPages } from './browser/wait-for-page.ts';

interface JourneyParts {
  /** The person of this journey, with a mobile, device and address that no other journey uses. */
  visitor: Visitor;
  /** The session of a new member. */
  memberSession: SignedIn;
  /** A page where the new member is signed in. */
  memberPage: Page;
  /** A page of a member shared by all journeys of a worker, for journeys that change nothing. */
  viewerPage: Page;
  /**
   * Errors and policy violations of any window. A journey fails when some are left at its end; a journey that provokes them
   * removes them.
   */
  pageFaults: string[];
}

interface WorkerParts {
  /** The session of `viewerPage`'s member, who signs in once per worker. No journey may end it. */
  viewerSession: SignedIn;
}

interface JourneyOptions {
  /** Whether newcomers get the tour, which covers the rest of the home page. */
  showsTour: boolean;
}

/** Runs only for signed-in members, because local storage must be empty after a logout. A blank page has no storage. */
const skipTour =
  "if (origin !== 'null' && /(^|; )token=/u.test(document.cookie)) localStorage.setItem('homeTour', '1')";

/** A browser whose member signed in has an id of the device; a journey's gets only the cookies. */
const nameDevice =
  "if (origin !== 'null' && /(^|; )token=/u.test(document.cookie) && !localStorage.getItem('deviceId')) localStorage.setItem('deviceId', crypto.randomUUID())";

/** Journeys go on by the button, at their own pace; a respondent can also choose that. */
const stayUntilNext =
  "if (/\\/go$|^\\/user\\/survey$/u.test(location.pathname)) localStorage.setItem('yayan:survey-auto-next', 'off')";

/** A journey through the product: it starts on the member site and has its own network address. */
export const test = base.extend<JourneyParts & JourneyOptions, WorkerParts>({
  showsTour: [false, { option: true }],
  context: async ({ context, showsTour }, use) => {
    if (!showsTour) await context.addInitScript(skipTour);
    await context.addInitScript(nameDevice);
    await context.addInitScript(stayUntilNext);
    waitForPages(context);
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
    await storeSession(context, memberSession);
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
    await storeSession(context, viewerSession);
    await use(page);
  },
});

export { expect } from '@playwright/test';
