import type { Cipher } from '../../../platform/crypto/cipher.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { memberRecord } from './member-record-store.ts';
import { openMobile } from './member-record.ts';

/** A member's own mobile number; null when the account was deleted. */
export async function selectOwnMobile(
  cipher: Cipher,
  db: Connection,
  memberId: string,
): Promise<string | null> {
  const { record } = await db.selectNoFrom(memberRecord(memberId).as('record')).executeTakeFirstOrThrow();
  return record === null ? null : openMobile(cipher, record);
}
