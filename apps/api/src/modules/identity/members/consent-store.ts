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

/** An SQL expression: whether a member has agreed neither to a version nor to a later one. Versions are days. */
export function lacksConsentSince(
  memberId: string | RawBuilder<string>,
  version: RawBuilder<string>,
): RawBuilder<boolean> {
  return sql<boolean>`not exists (select 1 from consents c where c.member_id = ${memberId}
    and c.document = 'agreement' and c.version >= ${version})`;
}

/** How many members agreed to a version or a later one, counted up to `most`. */
export async function countAgreed(
  db: Connection,
  { version, most }: { version: string; most: number },
): Promise<number> {
  const { rows } = await sql<{ figure: number }>`
    select count(*)::int as figure from (
      select distinct c.member_id from consents c
      where c.document = 'agreement' and c.version >= ${version}
        and exists (select from members m where m.id = c.member_id and m.blocked_at is null)
      limit ${most}
    ) counted`.execute(db);
  return rows[0]?.figure ?? 0;
}
