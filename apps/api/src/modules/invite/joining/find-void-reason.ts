import type { Transaction } from 'kysely';
import type { Origin } from '../../../http/call.ts';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import { othersUsedDevice } from '../../identity/account/inviter.ts';
import { countFromNetwork, wasInvitedBefore } from '../invitation-store.ts';
import type { Marks } from './fraud-signals.ts';
import { seenWith } from './fraud-signal-store.ts';
import type { VoidReason } from './void-reasons.ts';

const DAY_MS = 24 * 3_600_000;
/** Who was on a network within so many days shares it. */
const NETWORK_DAYS = 7;
/** Friends of one inviter who may join from one network in a day: a household, not a workshop. */
const MOST_FROM_NETWORK = 3;

/** What is known of someone who comes by an invitation. */
export interface Arriving {
  memberId: string;
  inviterId: string;
  mobileMark: string;
  deviceId: Origin['deviceId'];
  marks: Marks;
  at: Date;
}

/** Why an invitation earns nothing, or null when it counts (decisions §4). The first reason that applies. */
export async function findVoidReason(
  tx: Transaction<Schema>,
  { memberId, inviterId, mobileMark, deviceId, marks, at }: Arriving,
): Promise<VoidReason | null> {
  if (await wasInvitedBefore(tx, 'mobile_mark', mobileMark)) return 'mobile';
  if (deviceId !== null && (await othersUsedDevice(tx, deviceId, memberId))) return 'device';
  if (marks.device !== null && (await wasInvitedBefore(tx, 'device_mark', marks.device))) return 'device';
  if (marks.network === null) return null;
  const lately = await seenWith(tx, 'network', marks.network, new Date(at.getTime() - NETWORK_DAYS * DAY_MS));
  if (lately.includes(inviterId)) return 'network';
  const today = await countFromNetwork(tx, inviterId, marks.network, new Date(at.getTime() - DAY_MS));
  return today >= MOST_FROM_NETWORK ? 'network' : null;
}
