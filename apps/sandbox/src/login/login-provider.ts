import type { Answer, Ask } from '../answer.ts';

/** What every pretended third party is made with. */
export interface Surroundings {
  /** Where the sandbox stands: pictures are there. */
  readonly url: () => string;
  /** The site that its application is registered for. */
  readonly memberUrl: string;
  readonly now: () => number;
}

/** One pretended third party. */
export interface LoginProvider {
  /** Undefined for a path that is not its own. */
  answer(ask: Ask): Answer | undefined;
  /** The API's variables for it. */
  environment(url: string): Record<string, string>;
}

export const TEN_MINUTES_MS = 10 * 60_000;
