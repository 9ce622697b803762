import { formatTime } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { selectAllCampaigns, selectCampaign, selectPrizes } from '../core/campaign-store.ts';
import { selectOdds } from '../core/odds-store.ts';
import { selectActs } from './authoring-store.ts';

/** One line for each campaign, the newest first, for operators. */
export async function campaignLines(db: Connection): Promise<string[]> {
  return (await selectAllCampaigns(db)).map(({ id, face, title, startsAt, endsAt, endedAt, publishedAt }) => {
    const state = endedAt === null ? (publishedAt === null ? 'draft' : 'published') : 'ended';
    return `${id}  ${face}  ${state}  ${formatTime(startsAt)} to ${formatTime(endsAt)}  ${title}`;
  });
}

/** Prizes, odds and operators' acts, for operators. */
export async function campaignReport(db: Connection, id: string): Promise<string[]> {
  const prizes = await selectPrizes(db, id);
  if (prizes.length === 0) throw new Error(`There is no campaign ${id}`);
  return [
    ...prizes.map((prize) => `${prize.id}  ${prize.title}  ${prize.remaining} of ${prize.stock} left`),
    ...(await selectOdds(db, id)).map(({ version, reason, rows }) => {
      const odds = rows.map((row) => `${row.prizeId} ${row.odds}`).join(', ');
      return `odds ${version} (${reason}): ${odds} of 1000000`;
    }),
    ...(await selectActs(db, id)).map(
      ({ act, operator, detail, at }) => `${formatTime(at)}  ${act} by ${operator}  ${detail}`,
    ),
  ];
}

/** The hash of a published campaign's seed; empty if it isn't published. */
export const publishedSeedHash = async (db: Connection, id: string): Promise<string> =>
  (await selectCampaign(db, id))?.seedHash ?? '';
