import type { Answer, Ask } from '../answer.ts';
import type { Mood } from './behaviours.ts';
import type { Transfers } from './transfers.ts';

/** What every pretended payout provider is made with. */
export interface PayoutSurroundings {
  readonly transfers: Transfers;
  /** How a provider behaves towards an account: by the account, else as its page was told. */
  readonly moodFor: (provider: string, account: string) => Mood;
  readonly now: () => number;
}

/** One pretended payout provider. */
export interface PayoutProvider {
  /** Undefined for a path that is not its own. */
  answer(ask: Ask): Answer | undefined;
  /** The API's variables for it. */
  environment(url: string): Record<string, string>;
}

/** No answer at all: the line is cut. */
export const SILENCE: Answer = { silence: true };
