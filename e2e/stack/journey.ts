import { test as base, type Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { keepSession } from './keep-session.ts';
import { joinOver } from './member-client.ts';
import { type Visitor, newVisitor } from './visitor.ts';

interface JourneyParts {
  /** Who makes this journey; nobody else has their number, device or address. */
  visitor: Visitor;
  /** A page of somebody who joined a moment ago and is signed in. */
  memberPage: Page;
}

/** A journey through the product: starts on the member site, comes from an address of its own. */
export const test = base.extend<JourneyParts>({
  baseURL: ({ baseURL }, use) => use(baseURL ?? addresses.member()),
  visitor: ({ baseURL: _baseURL }, use) => use(newVisitor()),
  extraHTTPHeaders: ({ visitor }, use) => use({ 'x-forwarded-for': visitor.address }),
  memberPage: async ({ page, context, visitor }, use) => {
    await keepSession(context, await joinOver(addresses.api(), visitor.mobile, visitor));
    await use(page);
  },
});

export { expect } from '@playwright/test';
