import type { DataOf } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import { dayOf, firstOfMonth } from '../../../platform/calendar.ts';
import type { Platform } from '../../../platform/platform.ts';
import { balances } from '../../ledger/module.ts';
import { selectSurveysOf } from '../ranking/candidate-store.ts';
import { shownMembers } from '../ranking/shown-members.ts';
import { selectAwards, selectMonths, selectWinners } from './award-store.ts';

type Reader = Pick<Platform, 'database' | 'clock'>;

const MONTH_LENGTH = 7;

/** The awards of a month, or of the newest month that has awards (rule 13.9). */
export async function getAwards(
  deps: Reader,
  { caller, query: { month: asked } }: Call<'getAwards'>,
): Promise<DataOf<'getAwards'>> {
  const memberId = caller?.memberId;
  const db = deps.database.read;
  const known = await selectMonths(db);
  const months = known.map((first) => first.slice(0, MONTH_LENGTH));
  const month = asked ?? months[0] ?? null;
  const first = month === null ? undefined : `${month}-01`;
  const awards = first === undefined ? [] : await selectAwards(db, first);
  const winners = first === undefined ? [] : await selectWinners(db, first);
  const shown = await shownMembers(
    db,
    winners.map(({ member_id }) => member_id),
  );
  return {
    month,
    months,
    categories: awards.map((award) => ({
      ...award,
      winners: winners
        .filter(({ award_id }) => award_id === award.id)
        .map(({ member_id, reason }) => ({
          name: shown.get(member_id)?.name ?? null,
          avatar: shown.get(member_id)?.avatar ?? null,
          reason,
          mine: member_id === memberId,
        })),
    })),
    mine: memberId === undefined ? null : await ownMonth(deps, memberId),
  };
}

async function ownMonth({ database, clock }: Reader, memberId: string) {
  const db = database.read;
  const month = firstOfMonth(dayOf(clock.now()));
  return {
    surveys: await selectSurveysOf(db, memberId, month),
    quality: (await balances(db, memberId)).quality,
  };
}
