import type { Answer, SandboxRequest } from '../answer.ts';

/** The data that every sandbox login provider needs. */
export interface Surroundings {
  /** The sandbox's address, which also serves the pictures. */
  readonly url: () => string;
  /** The site that the application is registered for. */
  readonly memberUrl: string;
  readonly now: () => number;
}

/** One sandbox login provider. */
export interface LoginProvider {
  /** Undefined for other paths. */
  answer(ask: SandboxRequest): Answer | undefined;
  /** The variables that make the API use it. */
  environment(url: string): Record<string, string>;
}

export const TEN_MINUTES_MS = 10 * 60_000;
