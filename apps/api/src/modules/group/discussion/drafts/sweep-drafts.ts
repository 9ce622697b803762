import type { GroupDeps } from '../../people/deps.ts';
import { deleteEndedDrafts } from './draft-store.ts';

/** Hosts can still open a closed group again for a while. */
const KEPT_MS = 24 * 3_600_000;

/** Deletes the drafts of groups that ended more than a day ago (rule 6.53). Each batch is one statement. */
export async function sweepDrafts({ database, clock }: Pick<GroupDeps, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  while ((await deleteEndedDrafts(database.read, before)) > 0);
}
