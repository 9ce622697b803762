import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { attributeForm } from './attribute-form.ts';

/** The fingerprint of the text by version, newest first. A changed text gets a new line and a new version. */
const FINGERPRINTS: readonly (readonly [version: string, fingerprint: string])[] = [
  ['2026-11-01', 'be8c142950ce5cb4'],
];

test('a changed consent to sensitive attributes has a new version, so that members are asked again', () => {
  const { version, ...text } = attributeForm().consent;
  const fingerprint = createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16);
  expect([version, fingerprint]).toEqual(FINGERPRINTS[0]);
});
