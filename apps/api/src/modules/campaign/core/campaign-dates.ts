import type { Campaign } from './campaign.ts';

/** The dates of a campaign that operators may move (rule 12.15). */
export type CampaignDates = Pick<Campaign, 'startsAt' | 'endsAt' | 'drawsAt'>;

type Dated = CampaignDates & Pick<Campaign, 'endedAt' | 'entrantsHash'>;
type Fault = 'CAMPAIGN_ENDED' | 'CAMPAIGN_STARTED' | 'CAMPAIGN_DATES_WRONG';

const DAY_MS = 86_400_000;
/** Who has chances can still use them. Operators who must stop sooner pause the campaign or end it. */
const LEAST_LEFT_MS = DAY_MS;
const MOST_AHEAD_MS = 366 * DAY_MS;

const isSame = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime();

/** How long members can still take part. */
const leftOf = ({ startsAt, endsAt }: CampaignDates, now: Date): number =>
  endsAt.getTime() - Math.max(startsAt.getTime(), now.getTime());

const isOver = ({ endsAt, drawsAt, endedAt, entrantsHash }: Dated, now: Date): boolean =>
  endedAt !== null || entrantsHash !== null || (drawsAt ?? endsAt) <= now;

const areInOrder = ({ startsAt, endsAt, drawsAt }: CampaignDates): boolean =>
  startsAt < endsAt && (drawsAt === null || (startsAt < drawsAt && drawsAt <= endsAt));

/** Why a published campaign can't have these dates; undefined if it can. */
export function faultOfDates(was: Dated, next: CampaignDates, now: Date): Fault | undefined {
  if (isOver(was, now)) return 'CAMPAIGN_ENDED';
  const beginsOtherwise = !isSame(was.startsAt, next.startsAt);
  // Whoever chose when the list of entrants closes could choose among winners.
  const drawsOtherwise = !isSame(was.drawsAt, next.drawsAt);
  if (was.startsAt <= now && (beginsOtherwise || drawsOtherwise)) return 'CAMPAIGN_STARTED';
  const isPast = beginsOtherwise && next.startsAt < now;
  const isShortened = leftOf(next, now) < leftOf(was, now) && leftOf(next, now) < LEAST_LEFT_MS;
  const isFar = next.endsAt.getTime() - now.getTime() > MOST_AHEAD_MS;
  const hasDraw = (was.drawsAt === null) === (next.drawsAt === null);
  return isPast || isShortened || isFar || !hasDraw || !areInOrder(next) ? 'CAMPAIGN_DATES_WRONG' : undefined;
}
