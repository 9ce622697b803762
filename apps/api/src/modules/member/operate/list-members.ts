import type { ConsoleDataOf, ConsoleQueryOf } from '@yayan/contract/console';
import { type CappedCount, MOST_COUNTED, pageOf, type Place, placeOf } from '../../../platform/page.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  countListedMembers,
  type ListedMember,
  maskMobile,
  selectListedMembers,
  selectMemberPlaces,
} from '../../identity/module.ts';
import { findMemberIds } from './find-members.ts';
import {
  countClosings,
  type ListedProfile,
  selectClosingPlaces,
  selectListedProfiles,
} from './operate-store.ts';

type Query = ConsoleQueryOf<'listOperatorMembers'>;
type Page = ConsoleDataOf<'listOperatorMembers'>;
type Row = Page['items'][number];

const timeOf = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));

/** The rows of these members, in this order: two statements, however many they are. */
async function rowsOf(
  { database: { read }, clock, cipher }: Platform,
  ids: readonly string[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const [listed, profiles] = await Promise.all([
    selectListedMembers(read, ids, clock.now()),
    selectListedProfiles(read, ids),
  ]);
  const members = new Map(listed.map((member) => [member.id, member]));
  const row = (member: ListedMember, profile: ListedProfile): Row => {
    const mobile = cipher.open(member.sealedMobile);
    return {
      id: member.id,
      code: member.code,
      nickname: profile.nickname,
      mobile: mobile === '' ? '' : maskMobile(mobile),
      joinedAt: member.joinedAt.toISOString(),
      isClosed: member.closed,
      closesAt: profile.closesAt?.toISOString() ?? null,
      suspendedUntil: member.suspendedUntil?.toISOString() ?? null,
    };
  };
  return ids.flatMap((id) => {
    const [member, profile] = [members.get(id), profiles.get(id)];
    return member && profile ? [row(member, profile)] : [];
  });
}

const matches =
  ({ state, joinedFrom, joinedUntil }: Query) =>
  (row: Row): boolean => {
    const joined = new Date(row.joinedAt);
    const [from, until] = [timeOf(joinedFrom), timeOf(joinedUntil)];
    return (
      (from === null || joined >= from) &&
      (until === null || joined < until) &&
      (state !== 'suspended' || (row.suspendedUntil !== null && !row.isClosed)) &&
      (state !== 'closing' || row.closesAt !== null) &&
      (state !== 'closed' || row.isClosed)
    );
  };

const joinedIn = ({ joinedFrom, joinedUntil }: Query) => ({
  joinedFrom: timeOf(joinedFrom),
  joinedUntil: timeOf(joinedUntil),
});

/** How many members the list has with these filters, counted up to a number, without those who are looked for. */
export const countMembers = async (
  { database: { read }, clock }: Pick<Platform, 'database' | 'clock'>,
  { query }: { query: Query },
  most: number,
): Promise<CappedCount> =>
  query.state === 'closing'
    ? await countClosings(read, joinedIn(query), most)
    : await countListedMembers(read, { ...joinedIn(query), state: query.state, now: clock.now() }, most);

/** Members by what operators know of them, or all of them, with filters that each have an index (rule 14.59). */
export async function listMembers(platform: Platform, query: Query): Promise<Page> {
  const { find, state, cursor, limit = 20, sort = 'newest' } = query;
  if (find !== undefined) {
    const items = (await rowsOf(platform, await findMemberIds(platform, find))).filter(matches(query));
    return { items, nextCursor: null, count: items.length, countIsCapped: false };
  }
  const { read } = platform.database;
  const place = { after: placeOf(cursor), limit: limit + 1, sort };
  const [places, counted]: [Place[], CappedCount] = await Promise.all([
    state === 'closing'
      ? selectClosingPlaces(read, joinedIn(query), place)
      : selectMemberPlaces(read, { ...joinedIn(query), state, now: platform.clock.now() }, place),
    countMembers(platform, { query }, MOST_COUNTED),
  ]);
  const page = pageOf(places, limit, (each) => each);
  const items = await rowsOf(
    platform,
    page.items.map(({ id }) => id),
  );
  return { items, nextCursor: page.nextCursor, ...counted };
}
