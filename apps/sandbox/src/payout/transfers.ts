import { randomInt } from 'node:crypto';
import type { Behaviour } from './behaviours.ts';

/** One transfer requested from a provider, under our number. */
export interface Transfer {
  readonly provider: string;
  readonly number: string;
  readonly account: string;
  readonly name: string;
  readonly fen: number;
  /** Returned unchanged with the bill. */
  readonly passback?: string | undefined;
  readonly mood: Behaviour;
  readonly askedAt: number;
  readonly receipt: string;
  /** How often the transfer was requested and looked up. */
  asks: number;
  questions: number;
  confirmed: boolean;
}

const SLOW_MS = 10_000;
const KEPT = 200;

type TransferRequest = Pick<
  Transfer,
  'provider' | 'number' | 'account' | 'name' | 'fen' | 'mood' | 'passback'
>;

export interface Transfers {
  /**
   * The transfer with a number; made now if there is none. Undefined if the number already has another amount or payee, which
   * the real providers refuse too.
   */
  make(asked: TransferRequest): Transfer | undefined;
  /** Looks up a transfer, and counts the lookup. */
  look(provider: string, number: string): Transfer | undefined;
  find(provider: string, number: string): Transfer | undefined;
  /** Newest first. */
  all(): readonly Transfer[];
  /** Whether it is not done yet. */
  isWaiting(transfer: Transfer): boolean;
}

export function transfers(now: () => number): Transfers {
  const known = new Map<string, Transfer>();
  const keyOf = (provider: string, number: string): string => `${provider} ${number}`;
  return {
    make: (asked) => {
      const key = keyOf(asked.provider, asked.number);
      const before = known.get(key);
      if (before !== undefined && (before.account !== asked.account || before.fen !== asked.fen))
        return undefined;
      const transfer = before ?? {
        ...asked,
        askedAt: now(),
        receipt: `${now()}${randomInt(1e6).toString().padStart(6, '0')}`,
        asks: 0,
        questions: 0,
        confirmed: false,
      };
      transfer.asks += 1;
      known.set(key, transfer);
      for (const oldest of known.keys()) {
        if (known.size <= KEPT) break;
        known.delete(oldest);
      }
      return transfer;
    },
    look: (provider, number) => {
      const transfer = known.get(keyOf(provider, number));
      if (transfer !== undefined) transfer.questions += 1;
      return transfer;
    },
    find: (provider, number) => known.get(keyOf(provider, number)),
    all: () => [...known.values()].toReversed(),
    isWaiting: ({ mood, askedAt, confirmed }) =>
      !confirmed && (mood === 'confirm' || (mood === 'slow' && now() < askedAt + SLOW_MS)),
  };
}

/** The provider's own number of the transfer. A provider that pays twice returns a new number each time. */
export const receiptOf = ({ mood, receipt, asks, questions }: Transfer): string =>
  mood === 'twice' && asks + questions > 1 ? `${receipt}${asks + questions}` : receipt;
