import { insertIdCheck, latestIdCheck } from '../../src/modules/member/id-check-store.ts';
import { ID_CONSENT_VERSION } from '../../src/modules/member/real-name/id-verification.ts';
import type { Platform } from '../../src/platform/platform.ts';

interface RealName {
  memberId: string;
  name: string;
  /** One that belongs to nobody. */
  idNumber: string;
}

/** Stores that a member's real-name check passed, as exchanging needs one (rule 5.13). What is there stays. */
export async function passRealName(
  { database, cipher }: Platform,
  { memberId, name, idNumber }: RealName,
  at: Date,
): Promise<void> {
  await database.transaction(async (tx) => {
    if ((await latestIdCheck(tx, memberId)) !== undefined) return;
    await insertIdCheck(tx, {
      member_id: memberId,
      attempt: 1,
      state: 'matched',
      name_sealed: cipher.seal(name),
      number_sealed: cipher.seal(idNumber),
      number_index: cipher.blindIndex(`id-number:${idNumber}`),
      adult_on: null,
      consent_version: ID_CONSENT_VERSION,
      asked_at: at,
      decided_at: at,
    });
  });
}
