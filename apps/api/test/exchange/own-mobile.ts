import type { Platform } from '../../src/platform/platform.ts';
import { insertMember } from '../../src/modules/identity/members/member-store.ts';

/** Makes a mobile the own one of a member who has only accounts in the ledger. Several may have the same. */
export async function giveMobile(
  { database, cipher, clock }: Pick<Platform, 'database' | 'cipher' | 'clock'>,
  memberId: string,
  mobile: string,
): Promise<void> {
  await database.transaction((tx) =>
    insertMember(tx, {
      id: memberId,
      mobile_sealed: cipher.seal(mobile),
      mobile_index: memberId,
      member_code: memberId,
      joined_at: clock.now(),
    }),
  );
}
