import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { consentText } from './consent-text.ts';

/** The fingerprint of the text by version, newest first. A changed text gets a new line and a new version. */
const FINGERPRINTS: readonly (readonly [version: string, fingerprint: string])[] = [
  ['2026-11-27', '8b2c9f0334c213f8'],
];

test('a changed consent to the real-name check has a new version, so that consents name the text that was read', () => {
  const rule = join(
    import.meta.dirname,
    '../../../../../api/src/modules/member/real-name/id-verification.ts',
  );
  const [, version] = /ID_CONSENT_VERSION = '([^']+)'/.exec(readFileSync(rule, 'utf8')) ?? [];
  const fingerprint = createHash('sha256').update(JSON.stringify(consentText)).digest('hex').slice(0, 16);
  expect([version, fingerprint]).toEqual(FINGERPRINTS[0]);
});
