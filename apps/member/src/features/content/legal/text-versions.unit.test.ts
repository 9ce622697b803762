import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { agreementVersion } from '../../../shell/session/agreement-version.ts';
import { agreementText } from './agreement-text.ts';
import type { LegalDocument } from './legal-document.ts';
import { privacyText } from './privacy-text.ts';

/**
 * The fingerprint of 用户协议 and 隐私政策 by version, newest first. Members are asked again only for a new version, so a
 * changed text gets a line here, a new version (`shell/session/agreement-version.ts` and the server), and a line under its
 * 修订记录. Never change a line: people agreed to that text.
 */
const FINGERPRINTS: readonly (readonly [version: string, fingerprint: string])[] = [
  ['2026-11-29', 'd597127e9abdb78a'],
  ['2026-11-28', '0e148337f006e2a9'],
  ['2026-11-27', '79ad30110c9a2490'],
];

/** What people agreed to; another worth of coins is another text, and needs a new version. */
const WORTH = '100 金币相当于 1 元的福利，';

/** The text that people read, with the company left open, because the server's configuration names it. */
const fingerprint = (texts: readonly LegalDocument[]): string => {
  const read = texts.map(({ title, summary, sections }) => ({ title, summary, sections }));
  const text = JSON.stringify(read, (key, value: unknown) =>
    typeof value === 'function' ? String(value(key === 'companyIn' ? '公司' : WORTH)) : value,
  );
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
};

test('a changed text has a new version, so that members are asked again', () => {
  expect(FINGERPRINTS[0]).toEqual([agreementVersion, fingerprint([agreementText, privacyText])]);
});

test('versions go up, and each text says what the newest changed', () => {
  const versions = FINGERPRINTS.map(([version]) => version);
  expect(versions).toEqual([...new Set(versions)].toSorted().toReversed());
  for (const { changes } of [agreementText, privacyText]) expect(changes[0]?.version).toBe(agreementVersion);
});
