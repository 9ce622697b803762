import { restrictedAmong } from '../../modules/feedback/module.ts';
import { selectMembersUpTo } from '../../modules/identity/module.ts';
import { selectBelowQuality } from '../../modules/ledger/module.ts';
import { areFindable, findMembersWith, memberCities } from '../../modules/member/module.ts';
import type { AudienceOf, CountReach } from '../../modules/survey/api.ts';
import { isOutsideCities } from '../../modules/task/module.ts';
import { addDays, type Day, dayOf } from '../../platform/calendar.ts';
import type { Connection } from '../../platform/database/database.ts';

/** The day some years before another one. Days are compared as text, so that it need not exist. */
const yearsBefore = (day: Day, years: number): string => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

/** Members whose known attributes fit a task, or all members for a task for anybody; null if that can't be found out. */
async function matchingMembers(
  db: Connection,
  { wanted }: AudienceOf,
  { now, most }: { now: Date; most: number },
): Promise<readonly string[] | null> {
  if (wanted.length === 0) return await selectMembersUpTo(db, { joinedAfter: null, most });
  const keys = wanted.map((one) => ({ key: one.kind === 'age' ? 'birthday' : one.key, values: [] }));
  // Sensitive answers are sealed, so nobody is found by them.
  if (!areFindable(keys)) return null;
  const today = dayOf(now);
  const answers = wanted.map((one) =>
    one.kind === 'age'
      ? // Who turns `to + 1` today is too old.
        {
          key: 'birthday',
          from: yearsBefore(addDays(today, 1), one.to + 1),
          to: yearsBefore(today, one.from),
        }
      : { key: one.key, values: one.anyOf },
  );
  return await findMembersWith(db, answers, most);
}

async function membersElsewhere(
  db: Connection,
  memberIds: readonly string[],
  { cities }: AudienceOf,
): Promise<readonly string[]> {
  if (cities.length === 0) return [];
  const cityOf = await memberCities(db, memberIds);
  return memberIds.filter((id) => isOutsideCities({ cities }, cityOf.get(id) ?? null));
}

/** Counts who matches a task, and who of them could start it today (rule 14.84). */
export const countReach: CountReach = async (db, audience, { now, most }) => {
  const matching = await matchingMembers(db, audience, { now, most: most + 1 });
  if (matching === null) return null;
  const counted = matching.slice(0, most);
  const open = new Set(counted);
  const without = (memberIds: readonly string[]): number =>
    memberIds.reduce((members, id) => members + (open.delete(id) ? 1 : 0), 0);
  const hindered = [
    { cause: 'penalty' as const, members: without(await restrictedAmong(db, counted, 'tasks', now)) },
    {
      cause: 'quality' as const,
      members: without(await selectBelowQuality(db, counted, audience.minimumQuality)),
    },
    { cause: 'city' as const, members: without(await membersElsewhere(db, counted, audience)) },
  ];
  return {
    matching: counted.length,
    matchingIsCapped: matching.length > most,
    reachToday: { members: open.size, hindered: hindered.filter(({ members }) => members > 0) },
  };
};
