import { BenefitTarget } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { networkSteps, PEOPLE } from '../../../platform/network.ts';
import type { Benefit, Choice } from '../catalogue/benefit.ts';
import type { Exchange } from '../deps.ts';
import { type CountedNetwork, countOthers, lockNetwork, putNetworkMember } from './topup-network-store.ts';

/** The largest top-up that needs no real-name check, in fen (rule 5.13). */
const MOST_FEN = 500;
/** How many members of one line may order it in 24 hours; wider networks have more (rule 5.14). */
const MEMBERS_A_LINE = 3;
const DAY_MS = 24 * 60 * 60_000;

/** Whether a member may order the one top-up without a real-name check. `closed`: no order of this kind can be one. */
export type UnverifiedTopup = 'open' | 'used' | 'networkFull' | 'closed';

/** The part of an order that decides about it. */
interface Topup {
  benefit: Pick<Benefit, 'target'>;
  choice: Pick<Choice, 'fen'>;
  quantity: number;
  toAnotherMobile?: boolean | undefined;
}

/** Whether a request is small enough, and goes to the member's own mobile as far as it is selected. */
export const isSmallTopup = ({ benefit, choice, quantity, toAnotherMobile }: Topup): boolean =>
  benefit.target === BenefitTarget.Mobile &&
  choice.fen !== null &&
  choice.fen * quantity <= MOST_FEN &&
  toAnotherMobile !== true;

/** Whether the member has had this top-up, or too many others of their networks have today. */
export async function unverifiedTopupOf(
  exchange: Pick<Exchange, 'platform'>,
  db: Connection,
  { memberId, address, used }: { memberId: string; address: string; used: boolean },
): Promise<UnverifiedTopup> {
  if (used) return 'used';
  const now = exchange.platform.clock.now();
  for (const { networkIndex, most } of networksOf(exchange, address))
    if ((await countOthers(db, networkIndex, memberId, now)) >= most) return 'networkFull';
  return 'open';
}

/**
 * Counts a member in the networks around an address for the next 24 hours; false if one of them is full. Ordering again
 * after the coins came back counts the same member once. Orders of the same networks wait for each other.
 */
export async function countUnverifiedTopup(
  exchange: Pick<Exchange, 'platform'>,
  tx: Tx,
  { memberId, address }: { memberId: string; address: string },
): Promise<boolean> {
  const now = exchange.platform.clock.now();
  for (const { networkIndex, most } of networksOf(exchange, address)) {
    await lockNetwork(tx, networkIndex);
    if ((await countOthers(tx, networkIndex, memberId, now)) >= most) return false;
    await putNetworkMember(tx, networkIndex, memberId, new Date(now.getTime() + DAY_MS));
  }
  return true;
}

const networksOf = (
  { platform: { cipher } }: Pick<Exchange, 'platform'>,
  address: string,
): readonly CountedNetwork[] =>
  networkSteps(address, PEOPLE).map(({ network, share }) => ({
    networkIndex: cipher.blindIndex(`topup-network:${network}`),
    most: MEMBERS_A_LINE * share,
  }));
