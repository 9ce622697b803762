import type { Cipher } from '../../../platform/crypto/cipher.ts';
import { maskEmail } from '../members/email-address.ts';
import type { MemberRecord } from './member-record-store.ts';

/** The mobile of a record, 11 digits. */
export function openMobile(cipher: Cipher, record: MemberRecord): string {
  return cipher.open(record.sealedMobile);
}

/** The masked mail address of a record, or null. */
export function maskedEmail(cipher: Cipher, { sealedEmail }: MemberRecord): string | null {
  return sealedEmail === null ? null : maskEmail(cipher.open(sealedEmail));
}
