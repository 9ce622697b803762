import type { Platform } from '../../src/platform/platform.ts';
import type { Tx } from '../../src/platform/database/tx.ts';
import type { Campaign } from '../../src/modules/campaign/core/campaign.ts';
import { entryKey } from '../../src/modules/campaign/koi/enter-campaign.ts';
import { storeEntry } from '../../src/modules/campaign/koi/entry-store.ts';
import { addParticipants, type EarnedChance } from './add-participants.ts';
import { postInRounds } from './post-in-rounds.ts';
import { spread } from './spread.ts';
import { wishOf } from './wishes.ts';

const MINUTE_MS = 60_000;
/** A member's only entry spends their first chance. */
const FIRST = 1;

/** Enters members in a 锦鲤 draw, each with a chance of their own, and pays for the entries. */
export async function addEntries(
  platform: Platform,
  tx: Tx,
  { id, title, consolation }: Pick<Campaign, 'id' | 'title' | 'consolation'>,
  chances: readonly EarnedChance[],
): Promise<void> {
  if (chances.length === 0) return;
  const entered = chances.map((chance, place) => ({
    ...chance,
    enteredAt: new Date(chance.at.getTime() + MINUTE_MS),
    clientSeed: wishOf(spread(place, 1, 8)),
  }));
  await addParticipants(
    platform,
    tx,
    id,
    new Map(entered.map(({ memberId, enteredAt }) => [memberId, enteredAt])),
  );
  await tx
    .insertInto('campaign_chances')
    .values(
      entered.map(({ memberId, cause, causeId, at }) => ({
        campaign_id: id,
        member_id: memberId,
        cause,
        cause_id: causeId,
        nth: 1,
        earned_at: at,
        draw: FIRST,
      })),
    )
    .execute();
  for (const { memberId, clientSeed, enteredAt: at } of entered)
    await storeEntry(tx, { campaignId: id, memberId }, { clientSeed, at });
  await postInRounds(
    tx,
    entered.map(({ memberId, enteredAt: at }) => ({
      key: entryKey(id),
      memberId,
      reason: 'earned',
      cause: { kind: 'campaign', id, title: `${title}：参与奖` },
      legs: [{ asset: 'coin', amount: consolation, platform: 'campaign' }],
      at,
    })),
  );
}
