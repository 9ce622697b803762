import { ChanceCause } from '@yayan/contract';
import { sql } from 'kysely';
import { addDays, dayOf, startOfDay } from '../../src/platform/calendar.ts';
import { cteChain, lastOf } from '../../src/platform/database/cte-chain.ts';
import type { Platform } from '../../src/platform/platform.ts';
import type { Tx } from '../../src/platform/database/tx.ts';
import { readCampaignFile, type FiledCampaign } from '../../src/modules/campaign/authoring/campaign-file.ts';
import { endCampaign } from '../../src/modules/campaign/authoring/end-campaign.ts';
import { publishCampaign } from '../../src/modules/campaign/authoring/publish.ts';
import type { Campaign, Prize } from '../../src/modules/campaign/core/campaign.ts';
import { selectCampaign, selectPrizes } from '../../src/modules/campaign/core/campaign-store.ts';
import type { StockDeps } from '../../src/modules/campaign/core/deps.ts';
import { pseudonymOf } from '../../src/modules/campaign/core/participant.ts';
import { prizeAt, rollOf } from '../../src/modules/campaign/draw/fair-draw.ts';
import { drawSteps, type PendingDraw } from '../../src/modules/campaign/draw/pending-draw-store.ts';
import { drawDueKoi } from '../../src/modules/campaign/koi/draw-koi.ts';
import { entryKey } from '../../src/modules/campaign/koi/enter-campaign.ts';
import { createMessages } from '../../src/modules/message/module.ts';
import type { CompletedSurvey } from './add-surveys.ts';
import { readLife } from './people.ts';
import { postInRounds } from './post-in-rounds.ts';
import { spread } from './spread.ts';

const MINUTE_MS = 60_000;
const WISHES = ['好运', '今天也要开心', '秋天快乐', '加油', '试一试', '六六大顺', '喝杯热茶', '早点睡'];

/** Members draw on the last days, one of their chances a day. */
const DRAWING_DAYS = 5;
const DAY_MS = 86_400_000;
const DRAW_EVERY_MINUTES = 25;

/** When a past campaign ran, in days before the first start. */
const DRAW = { file: 'autumn-draw.yaml', from: -48, to: -6 };
const KOI = { file: 'autumn-koi.yaml', from: -60, to: -20 };
const COMING = { file: 'new-year-draw.yaml', from: 34, to: 62 };

type Deps = StockDeps & { completed: readonly CompletedSurvey[] };

/**
 * Adds two campaigns that have ended, with draws that anybody can verify, and one to come. Everything happens as it
 * did for everybody else, with the clock set back.
 */
export async function addPastCampaigns(deps: Deps): Promise<void> {
  await addEndedDraw(deps);
  await addEndedKoi(deps);
  await publish(deps, COMING, deps.platform.clock.now());
}

/** A platform whose clock stands at a moment of the past. */
const setBack = (platform: Platform, at: Date): Platform => ({ ...platform, clock: { now: () => at } });

/** Publishes a campaign of data/life with dates around the first start; undefined if it is published already. */
async function publish(
  { platform, orders }: StockDeps,
  { file, from, to }: typeof DRAW,
  at?: Date,
): Promise<FiledCampaign | undefined> {
  const filed = readCampaignFile(await readLife(`campaigns/${file}`));
  if ((await selectCampaign(platform.database.read, filed.id)) !== undefined) return undefined;
  const today = dayOf(platform.clock.now());
  const [startsAt, endsAt] = [startOfDay(addDays(today, from)), startOfDay(addDays(today, to))];
  const dated = { ...filed, startsAt, endsAt, drawsAt: filed.drawsAt === null ? null : endsAt };
  await publishCampaign({ platform: setBack(platform, at ?? startsAt), orders }, dated, 'seed');
  return dated;
}

/** The surveys that members completed while a campaign ran, up to its last days, the oldest first. Each is a chance. */
const during = (
  completed: readonly CompletedSurvey[],
  { startsAt, endsAt }: FiledCampaign,
): readonly CompletedSurvey[] =>
  completed
    .filter(
      (one) => one.endedAt >= startsAt && one.endedAt.getTime() < endsAt.getTime() - DRAWING_DAYS * DAY_MS,
    )
    .toSorted((a, b) => a.endedAt.getTime() - b.endedAt.getTime());

async function addEndedDraw({ platform, orders, completed }: Deps): Promise<void> {
  const filed = await publish({ platform, orders }, DRAW);
  if (filed === undefined) return;
  const { database } = platform;
  const campaign = await selectCampaign(database.read, filed.id);
  if (campaign === undefined) throw new Error(`${filed.id} was published just now`);
  const prizes = await selectPrizes(database.read, filed.id);
  const chances = during(completed, filed);
  await database.transaction(async (tx) => {
    await addParticipants(platform, tx, filed, chances, null);
    for (const batch of drawsOf(platform, { campaign, prizes, filed }, chances)) {
      const last = batch.at(-1)?.draw.at ?? filed.startsAt;
      const messages = createMessages(setBack(platform, last));
      const steps = drawSteps({ messages }, batch);
      await cteChain(steps, sql`select from ${sql.id(lastOf(steps).name)}`).execute(tx);
    }
  });
  await endCampaign({ platform: setBack(platform, filed.endsAt), orders }, filed.id, 'clock');
}

/** The draws in batches, in the order of time: one of every member who has a chance left. */
function* drawsOf(
  { cipher, random }: Platform,
  { campaign, prizes, filed }: { campaign: Campaign; prizes: readonly Prize[]; filed: FiledCampaign },
  chances: readonly CompletedSurvey[],
): Generator<PendingDraw[]> {
  const seed = cipher.open(campaign.seedSealed);
  const rows = filed.prizes.map(({ id: prizeId, odds }) => ({ prizeId, odds }));
  const own = Map.groupBy(chances, ({ memberId }) => memberId);
  for (let number = 1; number <= DRAWING_DAYS; number += 1) {
    const day = filed.endsAt.getTime() - (DRAWING_DAYS + 1 - number) * DAY_MS;
    const round = [...own].flatMap(([memberId, all], place): PendingDraw[] => {
      const survey = all[number - 1];
      if (survey === undefined) return [];
      const pseudonym = pseudonymOf(cipher, { campaignId: campaign.id, memberId });
      const clientSeed = WISHES[Math.floor(spread(place, number, 7) * WISHES.length)] ?? '好运';
      const roll = rollOf(seed, { campaignId: campaign.id, pseudonym, number, clientSeed });
      const prizeId = prizeAt(roll, rows);
      const chance = { cause: ChanceCause.Task, causeId: survey.id, nth: 1, at: survey.endedAt };
      return [
        {
          campaign,
          draw: {
            campaignId: campaign.id,
            memberId,
            id: random.uuid(),
            number,
            pseudonym,
            clientSeed,
            roll,
            version: 1,
            prizeId,
            consolation: prizeId === null ? campaign.consolation : 0,
            at: new Date(day + (place + 1) * DRAW_EVERY_MINUTES * MINUTE_MS),
          },
          prize: prizes.find((prize) => prize.id === prizeId) ?? null,
          spending: { chance, fresh: [chance], left: 0 },
          isHeld: false,
        },
      ];
    });
    if (round.length > 0) yield round;
  }
}

async function addEndedKoi({ platform, orders, completed }: Deps): Promise<void> {
  const filed = await publish({ platform, orders }, KOI);
  if (filed === undefined) return;
  const first = new Map(
    during(completed, filed)
      .toReversed()
      .map((one) => [one.memberId, one]),
  );
  const entrants = [...first.values()].toSorted((a, b) => a.endedAt.getTime() - b.endedAt.getTime());
  const past = setBack(platform, new Date(filed.endsAt.getTime() + MINUTE_MS));
  await platform.database.transaction(async (tx) => {
    await addParticipants(platform, tx, filed, entrants, (place) => WISHES[place % WISHES.length] ?? '好运');
    await postInRounds(
      tx,
      entrants.map(({ memberId, endedAt }) => ({
        key: entryKey(filed.id),
        memberId,
        reason: 'earned',
        cause: { kind: 'campaign', id: filed.id, title: `${filed.title}：参与奖` },
        legs: [{ asset: 'coin', amount: filed.consolation, platform: 'campaign' }],
        at: new Date(endedAt.getTime() + MINUTE_MS),
      })),
    );
  });
  await drawDueKoi(
    { platform: past, messages: createMessages(past) },
    (id) => endCampaign({ platform: past, orders }, id, 'clock'),
    new AbortController().signal,
  );
}

/** Adds members to a campaign. With `wishOf`, each enters with their first chance. */
async function addParticipants(
  { cipher }: Platform,
  tx: Tx,
  { id: campaignId }: FiledCampaign,
  chances: readonly CompletedSurvey[],
  wishOf: ((place: number) => string) | null,
): Promise<void> {
  const members = [...new Set(chances.map(({ memberId }) => memberId))];
  const firstOf = new Map(chances.toReversed().map((one) => [one.memberId, one.endedAt]));
  await tx
    .insertInto('campaign_members')
    .values(
      members.map((memberId, place) => ({
        campaign_id: campaignId,
        member_id: memberId,
        pseudonym: pseudonymOf(cipher, { campaignId, memberId }),
        device: cipher.blindIndex(`browser:demo-${memberId}`),
        created_at: firstOf.get(memberId) ?? new Date(0),
        ...(wishOf && { entered_at: firstOf.get(memberId) ?? null, client_seed: wishOf(place) }),
      })),
    )
    .execute();
  if (wishOf === null) return;
  await tx
    .insertInto('campaign_chances')
    .values(
      chances.map(({ memberId, id, endedAt }) => ({
        campaign_id: campaignId,
        member_id: memberId,
        cause: ChanceCause.Task,
        cause_id: id,
        nth: 1,
        earned_at: endedAt,
        draw: 1,
      })),
    )
    .execute();
}
