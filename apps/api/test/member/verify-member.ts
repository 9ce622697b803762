import type { Platform } from '../../src/platform/platform.ts';
import { insertIdCheck } from '../../src/modules/member/id-check-store.ts';
import { ID_CONSENT_VERSION } from '../../src/modules/member/real-name/id-verification.ts';

/** Stores a passed real-name check of an adult, as exchanging needs one (rule 5.13). */
export async function verifyMember(
  { database, cipher, clock }: Pick<Platform, 'database' | 'cipher' | 'clock'>,
  memberId: string,
): Promise<void> {
  const at = clock.now();
  await database.transaction((tx) =>
    insertIdCheck(tx, {
      member_id: memberId,
      attempt: 1,
      state: 'matched',
      name_sealed: cipher.seal('王小明'),
      number_sealed: cipher.seal('310104199105062115'),
      // Each member has a number of their own.
      number_index: cipher.blindIndex(`test-number:${memberId}`),
      adult_on: null,
      consent_version: ID_CONSENT_VERSION,
      asked_at: at,
      decided_at: at,
    }),
  );
}
