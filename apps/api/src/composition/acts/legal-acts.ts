import { countMembersUpTo } from '../../modules/identity/module.ts';
import type { CountPeople } from '../../modules/legal/api.ts';
import { legalActs } from '../../modules/legal/module.ts';

/** Counts members that aren't blocked, up to a number. */
export const countPeople: CountPeople = async (db, most) =>
  await countMembersUpTo(db, { joinedAfter: null, most });

/** The acts on the legal texts. */
export const legals = legalActs(countPeople);
