import type { Connection } from '../../../../platform/database/database.ts';
import { selectOperatorGroups } from './group-list-store.ts';

/** Groups whose name has this text, the newest first, for the search of the console. */
export async function searchGroups(
  db: Connection,
  keyword: string,
  limit: number,
): Promise<{ subject: string; title: string; hint: null }[]> {
  // The moment is only read with a state.
  const any = { state: undefined, payWaits: undefined, now: new Date(0) };
  const groups = await selectOperatorGroups(db, { ...any, keyword }, { after: undefined, limit });
  return groups.map(({ task_hash: subject, name: title }) => ({ subject, title, hint: null }));
}
