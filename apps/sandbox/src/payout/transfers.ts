import { randomInt } from 'node:crypto';
import type { Mood } from './behaviours.ts';

/** One thing that a pretended provider was asked to do, by the product's own number. */
export interface Transfer {
  readonly provider: string;
  readonly number: string;
  readonly account: string;
  readonly name: string;
  readonly fen: number;
  /** What the caller wants to be told again with the bill. */
  readonly passback?: string | undefined;
  readonly mood: Mood;
  readonly askedAt: number;
  readonly receipt: string;
  /** How often it was asked for, and asked about. */
  asks: number;
  questions: number;
  confirmed: boolean;
}

const SLOW_MS = 10_000;
const KEPT = 200;

type Asked = Pick<Transfer, 'provider' | 'number' | 'account' | 'name' | 'fen' | 'mood' | 'passback'>;

export interface Transfers {
  /**
   * The transfer of a number, made now if there is none; asked for again it is the same one. Undefined when the number
   * stands for another amount or payee, which the real providers refuse.
   */
  make(asked: Asked): Transfer | undefined;
  /** One that is there; counted as a question. */
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

/** Its own number of what it did; another one each time from a provider that does everything twice. */
export const receiptOf = ({ mood, receipt, asks, questions }: Transfer): string =>
  mood === 'twice' && asks + questions > 1 ? `${receipt}${asks + questions}` : receipt;
