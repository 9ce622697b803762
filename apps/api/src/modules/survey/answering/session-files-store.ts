import { filesNamed } from '@yayan/survey-engine';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { draftAnswers } from './drafts.ts';
import type { Session } from './session.ts';

/** The keys of all files in a session's answers and drafts. */
export const fileKeys = ({ answers, drafts }: Pick<Session, 'answers' | 'drafts'>): string[] => [
  ...new Set([answers, draftAnswers(drafts).answers].flatMap(filesNamed).map(({ key }) => key)),
];

/** Stores that the answers of a locked participation name these files, and no others. */
export async function storeFileKeys(
  tx: Tx,
  { memberId, participationId }: Pick<Session, 'memberId' | 'participationId'>,
  keys: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('survey_files')
    .where('member_id', '=', memberId)
    .where('participation_id', '=', participationId)
    .where(sql<boolean>`key <> all(${[...keys]}::text[])`)
    .execute();
  if (keys.length === 0) return;
  await tx
    .insertInto('survey_files')
    .values(keys.map((key) => ({ key, member_id: memberId, participation_id: participationId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stores which files the answers and drafts of a locked participation name after a change, if any does. */
export async function syncFileKeys(
  tx: Tx,
  before: Session,
  after: Pick<Session, 'answers' | 'drafts'>,
): Promise<void> {
  const keys = fileKeys(after);
  if (keys.length > 0 || fileKeys(before).length > 0) await storeFileKeys(tx, before, keys);
}

/** Those of the given keys that no answer names. */
export async function findUnownedAnswerFiles(db: Connection, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('survey_files')
    .select('key')
    .where('key', 'in', [...keys])
    .execute();
  const owned = new Set(rows.map(({ key }) => key));
  return keys.filter((key) => !owned.has(key));
}
