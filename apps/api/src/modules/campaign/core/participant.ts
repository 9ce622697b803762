import { refuse } from '../../../errors/api-fault.ts';
import { networkOf, networkSteps, PEOPLE } from '../../../platform/network.ts';
import type { Origin } from '../../../call/call.ts';
import type { Cipher } from '../../../platform/crypto/cipher.ts';
import type { CampaignDeps } from './deps.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import {
  countInNetwork,
  countOnDevice,
  insertParticipant,
  lockParticipantRow,
  type Participant,
} from './participant-store.ts';

/** How many members may take part from one browser (rule 12.9). */
const MEMBERS_A_DEVICE = 3;
/** How many members may take part from one line, which an office may share; wider networks have more (rule 12.9). */
const MEMBERS_A_NETWORK = 250;
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
 * CAMPAIGN_DEVICE_LIMIT when too many others used the same browser or network.
 */
export async function lockParticipant(
  { platform: { cipher, clock } }: Pick<CampaignDeps, 'platform'>,
  tx: Tx,
  request: ParticipantRequest,
): Promise<Participant> {
  const { campaignId, memberId, origin } = request;
  const known = await lockParticipantRow(tx, campaignId, memberId);
  if (known !== undefined) return known;
  const { browser, address } = origin;
  const device = cipher.blindIndex(
    browser.returned ? `browser:${browser.id}` : `network:${networkOf(address)}`,
  );
  if (browser.returned && (await countOnDevice(tx, campaignId, device)) >= MEMBERS_A_DEVICE)
    return refuse('CAMPAIGN_DEVICE_LIMIT');
  // A browser that refuses cookies looks new at each call, so its networks count as one browser.
  const limits = [
    { prefix: 'campaign-network', most: MEMBERS_A_NETWORK },
    ...(browser.returned ? [] : [{ prefix: 'campaign-cookieless', most: MEMBERS_A_DEVICE }]),
  ];
  for (const { prefix, most } of limits)
    for (const { network, share } of networkSteps(address, PEOPLE)) {
      const counted = { campaignId, networkIndex: cipher.blindIndex(`${prefix}:${network}`) };
      if (!(await countInNetwork(tx, counted, most * share))) return refuse('CAMPAIGN_DEVICE_LIMIT');
    }
  const pseudonym = pseudonymOf(cipher, request);
  const added = await insertParticipant(tx, { campaignId, memberId, pseudonym, device, at: clock.now() });
  return added ?? (await lockParticipantRow(tx, campaignId, memberId)) ?? refuse('INTERNAL');
}
