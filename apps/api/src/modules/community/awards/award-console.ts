import type { ConsoleCall, ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { actHandler } from '../../../platform/audit/act-handler.ts';
import type { Act } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { WrittenAwards } from './award-acts.ts';
import { isOver, isTooOld } from './award-months.ts';
import { selectAwarded, selectAwards, selectMonthTotals } from './award-store.ts';
import { awardCandidates, LEAST_QUALITY, MOST_CANDIDATES } from './confirm-awards.ts';
import type { WonAward } from './take-award-back.ts';

interface AwardConsoleDeps {
  acts: { confirmAwards: Act<WrittenAwards>; takeAwardBack: Act<WonAward> };
  /** The codes of members by their ids. */
  codesOf: (db: Connection, memberIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
}

/** The console's calls of the awards of a month (rules 13.9 and 13.10). */
export const awardConsole = (
  platform: Platform,
  { acts, codesOf }: AwardConsoleDeps,
): Pick<ConsoleHandlers, 'listAwardMonths' | 'getAwardMonth' | 'confirmAwards' | 'takeAwardBack'> => ({
  listAwardMonths: async () => ({ items: await selectMonthTotals(platform.database.read) }),
  getAwardMonth: async ({ params: { month } }: ConsoleCall<'getAwardMonth'>) => {
    const db = platform.database.read;
    const now = platform.clock.now();
    const [awards, awarded] = [await selectAwards(db, `${month}-01`), await selectAwarded(db, `${month}-01`)];
    const found = await awardCandidates(platform, { month, least: LEAST_QUALITY, most: MOST_CANDIDATES });
    const codes = await codesOf(
      db,
      [...awarded, ...found].map(({ member_id }) => member_id),
    );
    return {
      month,
      isOver: isOver(month, now),
      isTooOld: isTooOld(month, now),
      awards: awards.map((award) => ({
        ...award,
        winners: awarded
          .filter(({ award_id }) => award_id === award.id)
          .map(({ member_id, reason, coins, taken_back_at }) => {
            // Who has left has no reason any more.
            const member = reason === '' ? null : (codes.get(member_id) ?? null);
            const memberId = member === null ? null : member_id;
            return { member, memberId, reason, coins, isTakenBack: taken_back_at !== null };
          }),
      })),
      candidates: found.flatMap(({ member_id, surveys, quality }) => {
        const member = codes.get(member_id);
        return member === undefined ? [] : [{ member, memberId: member_id, surveys, quality }];
      }),
    };
  },
  confirmAwards: actHandler(
    platform,
    acts.confirmAwards,
    ({ params, body }: ConsoleCall<'confirmAwards'>) => ({
      month: params.month,
      awards: body.input.awards,
    }),
  ),
  takeAwardBack: actHandler(
    platform,
    acts.takeAwardBack,
    ({ params, body }: ConsoleCall<'takeAwardBack'>) => ({
      month: params.month,
      ...body.input,
    }),
  ),
});
