import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** Records which version a member agreed to, and when. The first time counts. */
export async function agreeIn(tx: Tx, memberId: string, version: string, at: Date): Promise<void> {
  await tx
    .insertInto('consents')
    .values({ member_id: memberId, document: 'agreement', version, agreed_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** When a member agreed to a version. */
export async function consentTo(tx: Tx, memberId: string, version: string): Promise<Date> {
  const { agreed_at: agreedAt } = await tx
    .selectFrom('consents')
    .select('agreed_at')
    .where('member_id', '=', memberId)
    .where('document', '=', 'agreement')
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return agreedAt;
}

/** The versions a member agreed to, newest first. */
export async function listConsents(
  db: Connection,
  memberId: string,
): Promise<{ version: string; agreedAt: Date }[]> {
  return await db
    .selectFrom('consents')
    .select(['version', 'agreed_at as agreedAt'])
    .where('member_id', '=', memberId)
    .orderBy('agreed_at', 'desc')
    .execute();
}

/** An SQL expression: whether a member hasn't agreed to a version. */
export function lacksConsent(memberId: string | RawBuilder<string>, version: string): RawBuilder<boolean> {
  return sql<boolean>`not exists (select 1 from consents c where c.member_id = ${memberId}
    and c.document = 'agreement' and c.version = ${version})`;
}
