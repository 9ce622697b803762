import { sql } from 'kysely';
import type { Tx } from '../../../../platform/database/tx.ts';

/** Deletes a topic without sections. */
export async function deleteTopic(tx: Tx, groupId: string, id: string): Promise<void> {
  await tx.deleteFrom('group_topics').where('group_id', '=', groupId).where('id', '=', id).execute();
}

/** Puts topics in this order. */
export async function orderTopics(tx: Tx, groupId: string, ids: readonly string[]): Promise<void> {
  await sql`update group_topics t set position = o.place - 1
    from unnest(${[...ids]}::uuid[]) with ordinality as o (id, place)
    where t.group_id = ${groupId} and t.id = o.id`.execute(tx);
}

/** Moves sections to their topics and positions. */
export async function placeSections(
  tx: Tx,
  groupId: string,
  places: readonly { id: string; topicId: string; position: number }[],
): Promise<void> {
  await sql`update group_sections s set topic_id = o.topic_id, position = o.place
    from unnest(${places.map(({ id }) => id)}::uuid[], ${places.map(({ topicId }) => topicId)}::uuid[],
      ${places.map(({ position }) => position)}::integer[]) as o (id, topic_id, place)
    where s.group_id = ${groupId} and s.id = o.id`.execute(tx);
}
