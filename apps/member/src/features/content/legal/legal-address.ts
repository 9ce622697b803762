import type { LegalKind } from '@yayan/api-client';

const pages: Readonly<Record<LegalKind, string>> = {
  agreement: '/agreement',
  privacy: '/privacy',
  sdk: '/privacy/sdk',
};

/** Where a legal text is read: the version that holds, or another one. */
export const legalAddress = (kind: LegalKind, version?: string): string =>
  version === undefined ? pages[kind] : `${pages[kind]}?version=${version}`;
