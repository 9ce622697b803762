import type { ChanceCause } from '@yayan/contract';
import type { Platform } from '../../src/platform/platform.ts';
import type { Tx } from '../../src/platform/database/tx.ts';
import { pseudonymOf } from '../../src/modules/campaign/core/participant.ts';

/** What a member earned a chance with. */
export interface EarnedChance {
  readonly memberId: string;
  readonly cause: ChanceCause;
  readonly causeId: string;
  readonly at: Date;
}

/** Adds members to a campaign, each from a browser of their own, at these times. */
export async function addParticipants(
  { cipher }: Platform,
  tx: Tx,
  campaignId: string,
  joined: ReadonlyMap<string, Date>,
): Promise<void> {
  if (joined.size === 0) return;
  await tx
    .insertInto('campaign_members')
    .values(
      [...joined].map(([memberId, at]) => ({
        campaign_id: campaignId,
        member_id: memberId,
        pseudonym: pseudonymOf(cipher, { campaignId, memberId }),
        device: cipher.blindIndex(`browser:demo-${memberId}`),
        created_at: at,
      })),
    )
    .execute();
}

/** The first of each member's times. `times` are in their order. */
export const firstTimes = (times: readonly { memberId: string; at: Date }[]): ReadonlyMap<string, Date> =>
  new Map(times.toReversed().map(({ memberId, at }) => [memberId, at]));
