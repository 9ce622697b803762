import { sql } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { NewTask } from './task.ts';

/** What a file changes of a task that is there (rule 14.89). Rewards, seats and what members agreed to are not among it. */
export type TaskRevision = Pick<
  NewTask,
  'title' | 'cover' | 'devices' | 'cities' | 'minimumQuality' | 'networkLimit' | 'tags' | 'wanted'
> & { readonly texts: Omit<NewTask['texts'], 'dataUse'> };

/** Stores a new text about data as the next version. Consents keep the text that was read (rule 3.50). */
export async function writeDataUse(
  db: Connection | Tx,
  taskId: string,
  dataUse: NewTask['texts']['dataUse'],
): Promise<void> {
  await db
    .updateTable('tasks')
    .set({
      texts: sql`texts || ${JSON.stringify({ dataUse })}::jsonb`,
      data_use_version: sql`data_use_version + 1`,
    })
    .where('id', '=', taskId)
    .execute();
}

/** Stores what a file changes. The use of the data stays: members agree to the one that they read. */
export async function writeTaskRevision(
  tx: Tx,
  taskId: string,
  { texts, ...revision }: TaskRevision,
): Promise<void> {
  const { description, steps, dos, donts, quitting, sensitive, audience } = texts;
  await tx
    .updateTable('tasks')
    .set({
      title: revision.title,
      cover: revision.cover,
      devices: [...revision.devices],
      cities: [...revision.cities],
      minimum_quality: revision.minimumQuality,
      network_limit: revision.networkLimit,
      tags: [...revision.tags],
      wanted: JSON.stringify(revision.wanted ?? []),
      texts: sql`texts || ${JSON.stringify({ description, steps, dos, donts, quitting, sensitive, audience })}::jsonb`,
    })
    .where('id', '=', taskId)
    .execute();
}
