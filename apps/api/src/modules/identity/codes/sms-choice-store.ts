import type { SmsKind } from '@yayan/contract';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** What a member last chose for a kind of text message. */
export interface SmsChoice {
  kind: string;
  isOn: boolean;
  chosenAt: Date;
}

/** The last choice of a member for each kind that they ever switched. */
export async function selectSmsChoices(db: Connection, memberId: string): Promise<SmsChoice[]> {
  const { rows } = await sql<SmsChoice>`
    select distinct on (kind) kind, is_on as "isOn", chosen_at as "chosenAt" from sms_choices
    where member_id = ${memberId} order by kind, chosen_at desc, id desc`.execute(db);
  return rows;
}

/** Lets the choices of a member be stored one after another, until the transaction ends. */
export async function lockSmsChoices(tx: Tx, memberId: string): Promise<void> {
  await sql`select from members where id = ${memberId} for no key update`.execute(tx);
}

/** Stores a choice, unless the last one for the kind is the same. The default of a kind is on. */
export async function insertSmsChoice(
  db: Connection,
  { id, memberId, kind, isOn, chosenAt }: SmsChoice & { id: string; memberId: string },
): Promise<void> {
  await sql`
    insert into sms_choices (member_id, id, kind, is_on, chosen_at)
    select ${memberId}::uuid, ${id}::uuid, ${kind}::text, ${isOn}::boolean, ${chosenAt}::timestamptz
    where ${isOn} is distinct from coalesce((
      select is_on from sms_choices where member_id = ${memberId} and kind = ${kind}
      order by chosen_at desc, id desc limit 1
    ), true)`.execute(db);
}

/**
 * Whether the member with this mobile has switched a kind off. Without a kind: whether they have switched any off. A
 * mobile without an account has no choices.
 */
export async function isSwitchedOff(
  db: Connection,
  mobileIndex: string,
  kind: SmsKind | null,
): Promise<boolean> {
  const { rows } = await sql`
    select from members m cross join lateral (
      select distinct on (kind) kind, is_on from sms_choices
      where member_id = m.id order by kind, chosen_at desc, id desc
    ) last
    where m.mobile_index = ${mobileIndex} and not last.is_on and last.kind = coalesce(${kind}::text, last.kind)
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Deletes a member's choices. */
export async function deleteSmsChoices(db: Connection, memberId: string): Promise<void> {
  await db.deleteFrom('sms_choices').where('member_id', '=', memberId).execute();
}
