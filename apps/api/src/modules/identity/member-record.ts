import { sql, type RawBuilder } from 'kysely';
import type { Cipher } from '../../platform/cipher.ts';

/** What identity knows of a member, as JSON. The mobile stays sealed. */
export interface MemberRecord {
  memberCode: string;
  sealedMobile: string;
  /** ISO 8601. */
  joinedAt: string;
}

/** A column with a member's record, for another area's statement: what is read together stays one round trip. */
export function memberRecord(memberId: string): RawBuilder<MemberRecord> {
  return sql<MemberRecord>`(
    select json_build_object('memberCode', m.member_code, 'sealedMobile', m.mobile_sealed, 'joinedAt', m.joined_at)
    from members m where m.id = ${memberId}::uuid)`;
}

/** The mobile of a record, 11 digits. */
export function openMobile(cipher: Cipher, record: MemberRecord): string {
  return cipher.open(record.sealedMobile);
}
