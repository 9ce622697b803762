import type { Answer, SandboxRequest } from '../answer.ts';
import type { Behaviour } from './behaviours.ts';
import type { Transfers } from './transfers.ts';

/** The data that every sandbox payout provider needs. */
export interface PayoutSurroundings {
  readonly transfers: Transfers;
  /** How a provider behaves for an account: the account's own choice, otherwise the choice on the page. */
  readonly moodFor: (provider: string, account: string) => Behaviour;
  readonly now: () => number;
}

/** One sandbox payout provider. */
export interface PayoutProvider {
  /** Undefined for other paths. */
  answer(ask: SandboxRequest): Answer | undefined;
  /** The variables that make the API use it. */
  environment(url: string): Record<string, string>;
}

/** No answer: the connection is cut. */
export const SILENCE: Answer = { silence: true };
