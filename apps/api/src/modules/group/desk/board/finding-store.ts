import { sql } from 'kysely';
import type { Connection } from '../../../../platform/database/database.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** What several quotes show together. */
export interface Finding {
  id: string;
  title: string;
  sentence: string;
}

/** The findings of a group in their order. */
export async function readFindings(db: Connection, groupId: string): Promise<Finding[]> {
  return await db
    .selectFrom('group_findings')
    .select(['id', 'title', 'sentence'])
    .where('group_id', '=', groupId)
    .orderBy('position')
    .orderBy('added_at')
    .orderBy('id')
    .execute();
}

/** Adds a finding at the end, or changes the words of a known one. */
export async function putFinding(
  tx: Tx,
  groupId: string,
  { id, title, sentence, by, at }: Finding & { by: string; at: Date },
): Promise<void> {
  await sql`
    insert into group_findings (group_id, id, title, sentence, position, added_by, added_at)
    select ${groupId}, ${id}, ${title}, ${sentence}, coalesce(max(position), 0) + 1, ${by}::uuid, ${at}::timestamptz
    from group_findings where group_id = ${groupId}
    on conflict (group_id, id) do update set title = excluded.title, sentence = excluded.sentence
    where (group_findings.title, group_findings.sentence) is distinct from (excluded.title, excluded.sentence)`.execute(
    tx,
  );
}

/** Stores the order of the findings. */
export async function placeFindings(tx: Tx, groupId: string, ids: readonly string[]): Promise<void> {
  await sql`update group_findings f set position = wanted.place
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place)
    where f.group_id = ${groupId} and f.id = wanted.id and f.position <> wanted.place`.execute(tx);
}

/** Removes a finding. Its quotes stay. */
export async function deleteFinding(tx: Tx, groupId: string, id: string): Promise<void> {
  await sql`update group_quotes set finding_id = null where group_id = ${groupId} and finding_id = ${id}`.execute(
    tx,
  );
  await tx.deleteFrom('group_findings').where('group_id', '=', groupId).where('id', '=', id).execute();
}
