import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { agreementVersion } from './agreement-version.ts';

test('the texts shown on the site are those the server asks consent for', () => {
  const rule = join(import.meta.dirname, '../../../../api/src/modules/identity/sessions/agreement.ts');
  const [, version] = /AGREEMENT_VERSION = '([^']+)'/.exec(readFileSync(rule, 'utf8')) ?? [];
  expect(agreementVersion).toBe(version);
});
