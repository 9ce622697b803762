import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { WantedAttributes } from './find-members.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface AnswerRow {
  key: string;
  choices: string[] | null;
  choices_sealed: string | null;
  answered_at: Date;
}

export async function selectAnswers(db: Connection, memberId: string): Promise<AnswerRow[]> {
  return await db
    .selectFrom('attribute_answers')
    .select(['key', 'choices', 'choices_sealed', 'answered_at'])
    .where('member_id', '=', memberId)
    .execute();
}

/** The answers of a member who has not finished the questionnaire yet, with their dates. */
export async function selectBegunAnswers(
  db: Connection,
  memberId: string,
): Promise<Pick<AnswerRow, 'key' | 'answered_at'>[]> {
  return await db
    .selectFrom('attribute_answers as a')
    .innerJoin('attribute_surveys as s', 's.member_id', 'a.member_id')
    .select(['a.key', 'a.answered_at'])
    .where('a.member_id', '=', memberId)
    .where('s.finished_at', 'is', null)
    .execute();
}

/** The answer to one field that is not sensitive. */
export async function selectChoices(db: Connection, memberId: string, key: string): Promise<string[]> {
  const row = await db
    .selectFrom('attribute_answers')
    .select('choices')
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.choices ?? [];
}

export async function putAnswer(tx: Tx, memberId: string, row: AnswerRow): Promise<void> {
  const { choices, choices_sealed, answered_at } = row;
  await tx
    .insertInto('attribute_answers')
    .values({ member_id: memberId, ...row })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'key']).doUpdateSet({ choices, choices_sealed, answered_at }),
    )
    .execute();
}

export async function deleteAnswers(tx: Tx, memberId: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .deleteFrom('attribute_answers')
    .where('member_id', '=', memberId)
    .where('key', 'in', [...keys])
    .execute();
}

export interface SurveyRow {
  revision: number;
  finished_at: Date | null;
  updated_at: Date;
}

export async function selectSurvey(db: Connection, memberId: string): Promise<SurveyRow | undefined> {
  return await db
    .selectFrom('attribute_surveys')
    .select(['revision', 'finished_at', 'updated_at'])
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Reads or adds the member's row and locks it until the transaction ends, so that saves run one after another. */
export async function lockSurvey(tx: Tx, memberId: string, at: Date): Promise<SurveyRow> {
  return await tx
    .insertInto('attribute_surveys')
    .values({ member_id: memberId, revision: 0, finished_at: null, updated_at: at })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ updated_at: at }))
    .returning(['revision', 'finished_at', 'updated_at'])
    .executeTakeFirstOrThrow();
}

export async function writeSurvey(
  tx: Tx,
  memberId: string,
  changed: Pick<SurveyRow, 'revision' | 'finished_at'>,
): Promise<void> {
  await tx.updateTable('attribute_surveys').set(changed).where('member_id', '=', memberId).execute();
}

export interface ConsentRow {
  version: string;
  agreed_at: Date;
  withdrawn_at: Date | null;
}

export async function selectConsents(db: Connection, memberId: string): Promise<ConsentRow[]> {
  return await db
    .selectFrom('attribute_consents')
    .select(['version', 'agreed_at', 'withdrawn_at'])
    .where('member_id', '=', memberId)
    .execute();
}

export async function insertConsent(
  db: Connection,
  memberId: string,
  { version, agreed_at }: Omit<ConsentRow, 'withdrawn_at'>,
): Promise<void> {
  await db
    .insertInto('attribute_consents')
    .values({ member_id: memberId, version, agreed_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Withdraws the active consents. Returns whether there were any. */
export async function withdrawConsents(tx: Tx, memberId: string, at: Date): Promise<boolean> {
  const rows = await tx
    .updateTable('attribute_consents')
    .set({ withdrawn_at: at })
    .where('member_id', '=', memberId)
    .where('withdrawn_at', 'is', null)
    .returning('version')
    .execute();
  return rows.length > 0;
}

export async function eraseSurvey(tx: Tx, memberId: string): Promise<void> {
  for (const table of ['attribute_answers', 'attribute_surveys'] as const)
    await tx.deleteFrom(table).where('member_id', '=', memberId).execute();
}

/**
 * Returns at most `most` members who gave these answers and allow matching by their attributes (rule 2.23). Their order
 * is random, and the same for the same `seed`.
 */
export async function findMembers(
  db: Connection,
  wanted: WantedAttributes,
  { most, seed }: { most: number; seed: string },
): Promise<string[]> {
  const matching = wanted.map(
    ({ key, values }) => sql`select member_id from attribute_answers
      where key = ${key} and choices && ${[...values]}::text[]`,
  );
  const { rows } = await sql<{ member_id: string }>`
    select found.member_id from (${sql.join(matching, sql` intersect `)}) found
    left join privacy_settings s on s.member_id = found.member_id
    where s.recommendation is not false
    order by md5(found.member_id::text || ${seed}) limit ${most}`.execute(db);
  return rows.map(({ member_id }) => member_id);
}

/** A wanted answer: one of some values, or a birthday between two days. */
export type WantedAnswer =
  | { key: string; values: readonly string[] }
  | { key: string; from: string; to: string };

/** At most `most` members who gave all these answers and allow matching by them (rule 2.23). */
export async function findMembersWith(
  db: Connection,
  wanted: readonly WantedAnswer[],
  most: number,
): Promise<string[]> {
  const matching = wanted.map((one) =>
    'values' in one
      ? sql`select member_id from attribute_answers where key = ${one.key} and choices && ${[...one.values]}::text[]`
      : sql`select member_id from attribute_answers
          where key = ${one.key} and choices[1] between ${one.from} and ${one.to}`,
  );
  const { rows } = await sql<{ member_id: string }>`
    select found.member_id from (${sql.join(matching, sql` intersect `)}) found
    left join privacy_settings s on s.member_id = found.member_id
    where s.recommendation is not false limit ${most}`.execute(db);
  return rows.map(({ member_id }) => member_id);
}

/** The codes of the cities that these members named. */
export async function selectCities(
  db: Connection,
  memberIds: readonly string[],
): Promise<{ member_id: string; city: string }[]> {
  const { rows } = await sql<{ member_id: string; city: string }>`
    select member_id, choices[1] as city from attribute_answers
    where key = 'city' and member_id = any(${[...memberIds]}::uuid[]) and choices[1] is not null`.execute(db);
  return rows;
}
