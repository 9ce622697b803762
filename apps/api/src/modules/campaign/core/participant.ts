import { refuse } from '../../../errors/api-fault.ts';
import type { Origin } from '../../../call/call.ts';
import type { Cipher } from '../../../platform/crypto/cipher.ts';
import type { CampaignDeps } from './deps.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import {
  countOnDevice,
  insertParticipant,
  lockParticipantRow,
  type Participant,
} from './participant-store.ts';

/** How many members may take part from one browser (rule 12.9). */
const MEMBERS_A_DEVICE = 3;
const PSEUDONYM_LENGTH = 12;

/** A member who takes part, and the origin of the call. */
export interface ParticipantRequest {
  campaignId: string;
  memberId: string;
  origin: Pick<Origin, 'browser' | 'address'>;
}

/**
 * A member's pseudonym in a campaign's public list. It is fixed before the member chooses a client seed, so nobody can
 * choose a seed to fit it.
 */
export function pseudonymOf(
  cipher: Cipher,
  { campaignId, memberId }: Pick<ParticipantRequest, 'campaignId' | 'memberId'>,
): string {
  return cipher.blindIndex(`campaign:${campaignId}:${memberId}`).slice(0, PSEUDONYM_LENGTH);
}

/**
 * Locks a member's row in a campaign until the transaction ends, and creates it at the first draw. Refuses with
 * CAMPAIGN_DEVICE_LIMIT when too many others used the same browser.
 */
export async function lockParticipant(
  { platform: { cipher, clock } }: Pick<CampaignDeps, 'platform'>,
  tx: Tx,
  request: ParticipantRequest,
): Promise<Participant> {
  const { campaignId, memberId, origin } = request;
  const known = await lockParticipantRow(tx, campaignId, memberId);
  if (known !== undefined) return known;
  // A browser that refuses cookies looks new at each call, so its network counts instead.
  const from = origin.browser.returned ? `browser:${origin.browser.id}` : `network:${origin.address}`;
  const device = cipher.blindIndex(from);
  if ((await countOnDevice(tx, campaignId, device)) >= MEMBERS_A_DEVICE)
    return refuse('CAMPAIGN_DEVICE_LIMIT');
  const pseudonym = pseudonymOf(cipher, request);
  const added = await insertParticipant(tx, { campaignId, memberId, pseudonym, device, at: clock.now() });
  return added ?? (await lockParticipantRow(tx, campaignId, memberId)) ?? refuse('INTERNAL');
}
