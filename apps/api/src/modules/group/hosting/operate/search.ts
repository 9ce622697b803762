import type { Connection } from '../../../../platform/database/database.ts';
import { selectOperatorGroups } from './group-list-store.ts';
import { selectGroupsOfNickname } from './group-search-store.ts';

interface FoundGroup {
  subject: string;
  title: string;
  hint: string | null;
}

/** A single sign would find somebody in most groups. */
const LEAST_OF_A_NICKNAME = 2;

/** Groups whose name has this text, the newest first. */
async function groupsByName(db: Connection, keyword: string, limit: number): Promise<FoundGroup[]> {
  // The moment is only read with a state.
  const any = { state: undefined, payWaits: undefined, now: new Date(0) };
  const groups = await selectOperatorGroups(db, { ...any, keyword }, { after: undefined, limit });
  return groups.map(({ task_hash: subject, name: title }) => ({ subject, title, hint: null }));
}

/** Its results lead to groups, whose people every operator reads by their pseudonyms, and to no member. */
async function groupsByNickname(db: Connection, nickname: string, limit: number): Promise<FoundGroup[]> {
  return Array.from(nickname).length < LEAST_OF_A_NICKNAME
    ? []
    : await selectGroupsOfNickname(db, nickname, limit);
}

/** Groups by their name or by the nickname of somebody in them, for the search of the console (rules 14.67, 14.100). */
export async function searchGroups(db: Connection, text: string, limit: number): Promise<FoundGroup[]> {
  const [named, joined] = await Promise.all([
    groupsByName(db, text, limit),
    groupsByNickname(db, text, limit),
  ]);
  const names = new Set(named.map(({ subject }) => subject));
  return [...named, ...joined.filter(({ subject }) => !names.has(subject))].slice(0, limit);
}
