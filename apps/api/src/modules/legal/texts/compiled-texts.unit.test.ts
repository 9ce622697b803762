import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readLegalText } from '../read-legal-text.ts';
import { AGREEMENT_VERSION, compiledTexts } from './compiled-texts.ts';

/**
 * The fingerprint of 用户协议 and 隐私政策 in the code by version, newest first. Members are asked again only for a new
 * version, so a changed text in the code gets a line here, a new version, and a line in its changes. Never change a line:
 * people agreed to that text. Better write the new text in the console: its earlier version stays readable.
 */
const FINGERPRINTS: readonly (readonly [version: string, fingerprint: string])[] = [
  ['2026-11-29', '61986ad1f8e53471'],
  // Earlier lines are over the form that the texts had on the member site.
  ['2026-11-28', '0e148337f006e2a9'],
  ['2026-11-27', '79ad30110c9a2490'],
];

const { agreement, privacy } = compiledTexts;

/** The text with company and worth left open, because the server's configuration names them. */
const fingerprint = (sources: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(sources.map(readLegalText)))
    .digest('hex')
    .slice(0, 16);

test('a changed text has a new version, so that members are asked again', () => {
  expect(FINGERPRINTS[0]).toEqual([AGREEMENT_VERSION, fingerprint([agreement.body, privacy.body])]);
});

test('versions go up, and each text says what the newest changed', () => {
  for (const { changes } of Object.values(compiledTexts)) {
    const versions = changes.map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].toSorted().toReversed());
  }
  for (const { changes } of [agreement, privacy]) expect(changes[0].version).toBe(AGREEMENT_VERSION);
});
