import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** An open link, as stored. */
export interface StoredLink {
  sid: string;
  active: boolean;
  createdAt: Date;
  /** The internal id of its task. */
  taskId: string;
}

const MOST = 500;

/** The open links, the newest first; one by its `sid`. */
export async function selectOpenLinks(db: Connection, sid?: string): Promise<StoredLink[]> {
  const links = db
    .selectFrom('open_links')
    .select(['sid', 'active', 'created_at as createdAt', 'task_id as taskId'])
    .orderBy('created_at', 'desc')
    .orderBy('sid')
    .limit(MOST);
  return await (sid === undefined ? links : links.where('sid', '=', sid)).execute();
}

/** Lets nobody enter by a link any more. */
export async function endLink(tx: Tx, sid: string): Promise<void> {
  await tx.updateTable('open_links').set({ active: false }).where('sid', '=', sid).execute();
}
