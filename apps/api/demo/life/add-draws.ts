import { sql } from 'kysely';
import { cteChain, lastOf } from '../../src/platform/database/cte-chain.ts';
import type { Platform } from '../../src/platform/platform.ts';
import type { Tx } from '../../src/platform/database/tx.ts';
import { selectCampaign, selectPrizes } from '../../src/modules/campaign/core/campaign-store.ts';
import { selectOddsInForce } from '../../src/modules/campaign/core/odds-store.ts';
import { pseudonymOf } from '../../src/modules/campaign/core/participant.ts';
import { prizeAt, rollOf } from '../../src/modules/campaign/draw/fair-draw.ts';
import { drawSteps, type PendingDraw } from '../../src/modules/campaign/draw/pending-draw-store.ts';
import { createMessages } from '../../src/modules/message/module.ts';
import type { EarnedChance } from './add-participants.ts';
import { setBack } from './publish-around.ts';
import { spread } from './spread.ts';
import { wishOf } from './wishes.ts';

/** A draw that a member made at a time, with a chance that they had then. */
export interface PastDraw {
  readonly chance: EarnedChance;
  readonly at: Date;
}

/**
 * Adds draws of members who take part in the campaign already. Each has the result that its seed, pseudonym and number
 * give, like any other draw, and spends its chance, pays and writes the winner a message. They are stored in batches, one
 * draw of every member in each.
 */
export async function addDraws(
  platform: Platform,
  tx: Tx,
  campaignId: string,
  draws: readonly PastDraw[],
): Promise<void> {
  for (const batch of Map.groupBy(await computed(platform, tx, campaignId, draws), numberOf).values()) {
    const last = new Date(Math.max(...batch.map(({ draw }) => draw.at.getTime())));
    const steps = drawSteps({ messages: createMessages(setBack(platform, last)) }, batch);
    await cteChain(steps, sql`select from ${sql.id(lastOf(steps).name)}`).execute(tx);
  }
}

const numberOf = ({ draw }: PendingDraw): number => draw.number;

/** The draws in the order of time, so that later ones have later ids. */
async function computed(
  { cipher, random }: Platform,
  tx: Tx,
  campaignId: string,
  draws: readonly PastDraw[],
): Promise<readonly PendingDraw[]> {
  const [campaign, odds] = [await selectCampaign(tx, campaignId), await selectOddsInForce(tx, campaignId)];
  if (campaign === undefined || odds === undefined) throw new Error(`${campaignId} is not published`);
  const prizes = await selectPrizes(tx, campaignId);
  const seed = cipher.open(campaign.seedSealed);
  const counts = new Map<string, number>();
  return draws
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ chance: { memberId, cause, causeId, at: earnedAt }, at }, place) => {
      const number = (counts.get(memberId) ?? 0) + 1;
      counts.set(memberId, number);
      const pseudonym = pseudonymOf(cipher, { campaignId, memberId });
      const clientSeed = wishOf(spread(place, number, 7));
      const roll = rollOf(seed, { campaignId, pseudonym, number, clientSeed });
      const prizeId = prizeAt(roll, odds.rows);
      const consolation = prizeId === null ? campaign.consolation : 0;
      const chance = { cause, causeId, nth: 1, at: earnedAt };
      const draw = { campaignId, memberId, id: random.uuid(), number, pseudonym, clientSeed, roll, at };
      return {
        campaign,
        draw: { ...draw, version: odds.version, prizeId, consolation },
        prize: prizes.find(({ id }) => id === prizeId) ?? null,
        spending: { chance, fresh: [chance], left: 0 },
        isHeld: false,
      };
    });
}
