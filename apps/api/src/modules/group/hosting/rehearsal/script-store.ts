import type { Insertable } from 'kysely';
import type { Schema } from '../../../../platform/database/gen/schema.ts';
import { searchVector } from '../../discussion/guide/search-vector-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

const BATCH = 200;

/** Adds people to a rehearsal. */
export async function insertPeople(
  tx: Tx,
  people: readonly Insertable<Schema['group_members']>[],
): Promise<void> {
  await tx.insertInto('group_members').values(people).execute();
}

/** A scripted answer. */
export type ScriptedAnswer = Omit<Insertable<Schema['group_responses']>, 'search'> & { created_at: Date };

/** Adds answers. */
export async function insertAnswers(tx: Tx, answers: readonly ScriptedAnswer[]): Promise<void> {
  for (let from = 0; from < answers.length; from += BATCH)
    await tx
      .insertInto('group_responses')
      .values(
        answers
          .slice(from, from + BATCH)
          .map((answer) => ({ ...answer, search: searchVector(answer.content) })),
      )
      .execute();
}

/** Adds ballots. */
export async function insertBallots(
  tx: Tx,
  ballots: readonly Insertable<Schema['group_ballots']>[],
): Promise<void> {
  for (let from = 0; from < ballots.length; from += BATCH)
    await tx
      .insertInto('group_ballots')
      .values(ballots.slice(from, from + BATCH))
      .execute();
}

/** Adds a follow-up or a reply. */
export async function insertFollowUp(
  tx: Tx,
  followUp: Insertable<Schema['group_follow_ups']>,
): Promise<void> {
  await tx.insertInto('group_follow_ups').values(followUp).execute();
}

/** Records that a host has seen an answer and replied to it. */
export async function markSeenAndReplied(
  tx: Tx,
  { groupId, responseId, at }: { groupId: string; responseId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('group_responses')
    .set({ host_replied_at: at, seen_by_host_at: at })
    .where('group_id', '=', groupId)
    .where('id', '=', responseId)
    .execute();
}
