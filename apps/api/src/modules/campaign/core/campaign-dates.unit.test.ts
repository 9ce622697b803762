import { expect, it } from 'vitest';
import { type CampaignDates, faultOfDates } from './campaign-dates.ts';

const HOUR_MS = 3_600_000;
const now = new Date('2026-11-20T04:00:00Z');
const at = (hours: number): Date => new Date(now.getTime() + hours * HOUR_MS);
const campaign = (startsIn: number, endsIn: number, drawsIn: number | null = null) => ({
  startsAt: at(startsIn),
  endsAt: at(endsIn),
  drawsAt: drawsIn === null ? null : at(drawsIn),
  endedAt: null,
  entrantsHash: null,
});
const running = campaign(-48, 100);
const upcoming = campaign(10, 100);
const koi = campaign(-48, 100, 90);
const upcomingKoi = campaign(10, 100, 90);

type Was = ReturnType<typeof campaign>;
type Case = [string, Was, Partial<CampaignDates>];

it.each<Case>([
  ['its end later', running, { endsAt: at(300) }],
  ['its end earlier, and a day is left', running, { endsAt: at(24) }],
  ['nothing', running, {}],
  ['its start, before it begins', upcoming, { startsAt: at(1) }],
  ['its start later', upcoming, { startsAt: at(70) }],
  ['a short one as a whole, before it begins', campaign(10, 12), { startsAt: at(20), endsAt: at(22) }],
  ['the end of one that ends within a day, later', campaign(-48, 2), { endsAt: at(3) }],
  ['its draw, before it begins', upcomingKoi, { drawsAt: at(95) }],
  ['the end of a 锦鲤 campaign, after its draw', koi, { endsAt: at(90) }],
])('12.15 moves %s', (_name, was, more) => {
  expect(faultOfDates(was, { ...was, ...more }, now)).toBeUndefined();
});

it.each<[...Case, string]>([
  ['its end to less than a day', running, { endsAt: at(23) }, 'CAMPAIGN_DATES_WRONG'],
  ['its end to the past', running, { endsAt: at(-1) }, 'CAMPAIGN_DATES_WRONG'],
  ['its end by more than a year', running, { endsAt: at(24 * 367) }, 'CAMPAIGN_DATES_WRONG'],
  ['its start to the past', upcoming, { startsAt: at(-1) }, 'CAMPAIGN_DATES_WRONG'],
  ['its start behind its end', upcoming, { startsAt: at(101) }, 'CAMPAIGN_DATES_WRONG'],
  ['its start to less than a day before its end', upcoming, { startsAt: at(80) }, 'CAMPAIGN_DATES_WRONG'],
  ['its start after it began', running, { startsAt: at(1) }, 'CAMPAIGN_STARTED'],
  ['its draw after it began', koi, { drawsAt: at(95) }, 'CAMPAIGN_STARTED'],
  ['its end before its draw', koi, { endsAt: at(89) }, 'CAMPAIGN_DATES_WRONG'],
  ['its draw behind its end', upcomingKoi, { drawsAt: at(101) }, 'CAMPAIGN_DATES_WRONG'],
  ['a draw into one that has none', upcoming, { drawsAt: at(50) }, 'CAMPAIGN_DATES_WRONG'],
  ['the end of one that is over', campaign(-48, 0), { endsAt: at(50) }, 'CAMPAIGN_ENDED'],
  ['the end of one whose draw is due', campaign(-48, 10, 0), { endsAt: at(50) }, 'CAMPAIGN_ENDED'],
  ['the end of one that was ended', { ...running, endedAt: now as never }, {}, 'CAMPAIGN_ENDED'],
  ['the end of one whose list is closed', { ...koi, entrantsHash: 'ab' as never }, {}, 'CAMPAIGN_ENDED'],
])('12.15 doesn’t move %s', (_name, was, more, fault) => {
  expect(faultOfDates(was, { ...was, ...more }, now)).toBe(fault);
});
