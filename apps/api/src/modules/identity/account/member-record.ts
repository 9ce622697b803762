import { sql, type RawBuilder } from 'kysely';
import type { Cipher } from '../../../platform/crypto/cipher.ts';
import { agreementDue } from '../sessions/agreement.ts';
import { maskEmail } from '../members/email-address.ts';

/** A member's data of the identity area, as JSON. Mobile and mail address stay sealed. */
export interface MemberRecord {
  memberCode: string;
  sealedMobile: string;
  sealedEmail: string | null;
  hasPassword: boolean;
  agreementDue: boolean;
  /** Until when a penalty blocks the member, ISO 8601; null without one. May have passed. */
  suspendedUntil: string | null;
  /** ISO 8601. */
  joinedAt: string;
}

/** An SQL column with a member's record. Another area reads it in its own statement and saves a round trip. */
export function memberRecord(memberId: string): RawBuilder<MemberRecord> {
  return sql<MemberRecord>`(
    select json_build_object('memberCode', m.member_code, 'sealedMobile', m.mobile_sealed, 'sealedEmail', m.email_sealed,
      'hasPassword', exists (select 1 from passwords p where p.member_id = m.id),
      'agreementDue', ${agreementDue(sql.ref('m.id'))}, 'suspendedUntil', m.suspended_until,
      'joinedAt', m.joined_at)
    from members m where m.id = ${memberId}::uuid)`;
}

/** The mobile of a record, 11 digits. */
export function openMobile(cipher: Cipher, record: MemberRecord): string {
  return cipher.open(record.sealedMobile);
}

/** The masked mail address of a record, or null. */
export function maskedEmail(cipher: Cipher, { sealedEmail }: MemberRecord): string | null {
  return sealedEmail === null ? null : maskEmail(cipher.open(sealedEmail));
}
