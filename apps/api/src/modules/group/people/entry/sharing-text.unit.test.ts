import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sharingText } from './shared-attributes.ts';

/** The fingerprint of the text by version, newest first. A changed text gets a new line and a new version. */
const FINGERPRINTS: readonly (readonly [version: string, fingerprint: string])[] = [
  ['2026-11-23', 'd0d847c82d72bf33'],
];

test('a changed consent to share attributes has a new version, so that it is stored which text was read', () => {
  const fingerprint = createHash('sha256').update(sharingText.text).digest('hex').slice(0, 16);
  expect([sharingText.version, fingerprint]).toEqual(FINGERPRINTS[0]);
});
