import type { Origin } from '../../../call/call.ts';
import { dayOf, firstOfMonth, startOfDay } from '../../../platform/calendar.ts';
import { othersUsedDevice } from '../../identity/module.ts';
import { countValidInvitations, countFromNetwork, wasInvitedBefore } from '../invitation-store.ts';
import { membersWithSignal } from './fraud-signal-store.ts';
import type { FraudSignals } from './fraud-signals.ts';
import type { VoidReason } from '../void-reasons.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const DAY_MS = 24 * 3_600_000;
/** Two members share a network if both used it within this many days. */
const NETWORK_DAYS = 7;
/** Signals of members are kept for a month. */
const SIGNAL_DAYS = 30;
/** This many friends of one inviter may count from one network in a day. It is enough for a household. */
const MOST_FROM_NETWORK = 3;
/** This many friends of one inviter may count from one /48 in a day. A /48 may be many customers of a carrier. */
const MOST_FROM_BLOCK = 5;
/** At most this many friends of one inviter count in a calendar day and in a calendar month (rule 4.15). */
export const MOST_A_DAY = 10;
export const MOST_A_MONTH = 50;

/** The data about a person who joins by an invitation. */
export interface NewInvitee {
  memberId: string;
  inviterId: string;
  mobileMark: string;
  deviceId: Origin['deviceId'];
  signals: FraudSignals;
  at: Date;
}

/** The first reason why an invitation earns nothing, or null if it counts (rules 4.14, 4.15). */
export async function findVoidReason(tx: Tx, arriving: NewInvitee): Promise<VoidReason | null> {
  if (await wasInvitedBefore(tx, 'mobile_mark', arriving.mobileMark)) return 'mobile';
  if (await isOnUsedDevice(tx, arriving)) return 'device';
  if (await isOnUsedNetwork(tx, arriving)) return 'network';
  return (await isOverLimit(tx, arriving)) ? 'limit' : null;
}

async function isOnUsedDevice(
  tx: Tx,
  { memberId, deviceId, signals: { device, browser }, at }: NewInvitee,
): Promise<boolean> {
  if (deviceId !== null && (await othersUsedDevice(tx, deviceId, memberId))) return true;
  if (device !== null && (await wasInvitedBefore(tx, 'device_mark', device))) return true;
  if (browser === null) return false;
  if (await wasInvitedBefore(tx, 'browser_mark', browser)) return true;
  const lately = await membersWithSignal(
    tx,
    'browser',
    browser,
    new Date(at.getTime() - SIGNAL_DAYS * DAY_MS),
  );
  return lately.some((seen) => seen !== memberId);
}

async function isOnUsedNetwork(
  tx: Tx,
  { inviterId, signals: { network, block }, at }: NewInvitee,
): Promise<boolean> {
  const since = new Date(at.getTime() - DAY_MS);
  if (network !== null) {
    const lately = await membersWithSignal(
      tx,
      'network',
      network,
      new Date(at.getTime() - NETWORK_DAYS * DAY_MS),
    );
    if (lately.includes(inviterId)) return true;
    if ((await countFromNetwork(tx, inviterId, 'network_mark', network, since)) >= MOST_FROM_NETWORK)
      return true;
  }
  return (
    block !== null && (await countFromNetwork(tx, inviterId, 'block_mark', block, since)) >= MOST_FROM_BLOCK
  );
}

async function isOverLimit(tx: Tx, { inviterId, at }: NewInvitee): Promise<boolean> {
  const today = dayOf(at);
  if ((await countValidInvitations(tx, inviterId, startOfDay(today))) >= MOST_A_DAY) return true;
  return (await countValidInvitations(tx, inviterId, startOfDay(firstOfMonth(today)))) >= MOST_A_MONTH;
}
