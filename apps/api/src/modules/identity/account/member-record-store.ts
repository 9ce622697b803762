import { sql, type RawBuilder } from 'kysely';

/** A member's data of the identity area, as JSON. Mobile and mail address stay sealed. */
export interface MemberRecord {
  memberCode: string;
  sealedMobile: string;
  sealedEmail: string | null;
  hasPassword: boolean;
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
      'suspendedUntil', m.suspended_until, 'joinedAt', m.joined_at)
    from members m where m.id = ${memberId}::uuid)`;
}
