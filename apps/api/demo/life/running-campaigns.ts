import { CampaignFace, ChanceCause } from '@yayan/contract';
import { addDays, dayOf } from '../../src/platform/calendar.ts';
import type { Platform } from '../../src/platform/platform.ts';
import type { Tx } from '../../src/platform/database/tx.ts';
import type { Campaign } from '../../src/modules/campaign/core/campaign.ts';
import { selectAllCampaigns, selectCampaign } from '../../src/modules/campaign/core/campaign-store.ts';
import { countEntrantChanges } from '../../src/modules/campaign/koi/entry-store.ts';
import { sealDraws } from '../../src/modules/campaign/proof/seal-draws.ts';
import { addDraws } from './add-draws.ts';
import { addEntries } from './add-entries.ts';
import { addCheckins } from './add-check-ins.ts';
import { addParticipants, type EarnedChance, firstTimes } from './add-participants.ts';
import { addTries } from './add-tries.ts';
import type { CompletedSurvey } from './add-surveys.ts';
import type { Person } from './people.ts';
import { spread } from './spread.ts';

const MINUTE_MS = 60_000;
/** The longest time between a chance and the draw that spends it. */
const WAITING_MINUTES = 45;
/** More than there are people. */
const MOST_ENTRANTS = 1_000;
/** The share of the people who take part in a campaign. */
const TAKING_PART = 0.75;

interface Deps {
  readonly platform: Platform;
  readonly people: readonly Person[];
  readonly completed: readonly CompletedSurvey[];
}

/**
 * Lets people take part in the campaigns that run, since yesterday: they check in, draw, enter and answer, by the rules
 * that hold for everybody else. So the winners are true ones, and the first visitor doesn't enter an empty hall.
 */
export async function addRunningCampaigns({ platform, people, completed }: Deps): Promise<void> {
  const { database, clock } = platform;
  const now = clock.now();
  const days = [addDays(dayOf(now), -1), dayOf(now)];
  const campaigns = await selectRunning(platform, now);
  await database.transaction(async (tx) => {
    const surveys = completed.map(({ memberId, id, endedAt: at }) => ({
      memberId,
      cause: ChanceCause.Task,
      causeId: id,
      at,
    }));
    const earned = [...(await addCheckins(platform, tx, people, days)), ...surveys];
    for (const [place, campaign] of campaigns.entries()) {
      const taking = people.filter(({ index }) => spread(index, place, 15) < TAKING_PART);
      if (campaign.face === CampaignFace.Quiz)
        await addTries(platform, tx, campaign.id, { people: taking, days });
      else await takePart(platform, tx, campaign, chancesIn(campaign, earned, taking));
    }
    await countEntrantChanges(tx, MOST_ENTRANTS);
  });
  for (const { id } of campaigns) await sealDraws({ platform }, id);
}

async function selectRunning({ database }: Platform, now: Date): Promise<readonly Campaign[]> {
  const all = await selectAllCampaigns(database.read);
  const found = await Promise.all(all.map(({ id }) => selectCampaign(database.read, id)));
  return found.flatMap((one) =>
    one !== undefined && one.startsAt <= now && now < one.endsAt && one.endedAt === null ? [one] : [],
  );
}

/** What these people have earned in a campaign, the oldest first. */
const chancesIn = (
  { ways, startsAt }: Campaign,
  earned: readonly EarnedChance[],
  people: readonly Person[],
): readonly EarnedChance[] => {
  const [causes, members] = [new Set(ways.map(({ cause }) => cause)), new Set(people.map(({ id }) => id))];
  return earned
    .filter(({ cause, memberId, at }) => causes.has(cause) && members.has(memberId) && at >= startsAt)
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
};

async function takePart(
  platform: Platform,
  tx: Tx,
  campaign: Campaign,
  chances: readonly EarnedChance[],
): Promise<void> {
  const now = platform.clock.now().getTime();
  const draws = chances
    .map((chance, place) => ({
      chance,
      at: new Date(chance.at.getTime() + (1 + WAITING_MINUTES * spread(place, 16)) * MINUTE_MS),
    }))
    .filter(({ at }) => at.getTime() < now);
  const firsts = [...Map.groupBy(draws, ({ chance }) => chance.memberId).values()].flatMap((own) =>
    own.slice(0, 1),
  );
  if (campaign.face === CampaignFace.Koi)
    return await addEntries(
      platform,
      tx,
      campaign,
      firsts.map(({ chance }) => chance),
    );
  await addParticipants(
    platform,
    tx,
    campaign.id,
    firstTimes(firsts.map(({ chance, at }) => ({ memberId: chance.memberId, at }))),
  );
  await addDraws(platform, tx, campaign.id, draws);
}
