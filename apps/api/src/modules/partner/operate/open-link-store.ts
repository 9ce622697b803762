import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** An open link with its task. */
export interface ListedLink {
  sid: string;
  active: boolean;
  createdAt: Date;
  taskId: string;
  title: string;
}

const MOST = 500;

/** The open links, the newest first; one by its `sid`. */
export async function selectOpenLinks(db: Connection, sid?: string): Promise<ListedLink[]> {
  const { rows } = await sql<ListedLink>`
    select l.sid, l.active, l.created_at as "createdAt", t.hash_id as "taskId", t.title
    from open_links l join tasks t on t.id = l.task_id
    where ${sid ?? null}::text is null or l.sid = ${sid ?? null}::text
    order by l.created_at desc, l.sid limit ${MOST}`.execute(db);
  return rows;
}

/** Lets nobody enter by a link any more. */
export async function endLink(tx: Tx, sid: string): Promise<void> {
  await tx.updateTable('open_links').set({ active: false }).where('sid', '=', sid).execute();
}
