import type { ApiError } from './api-error.ts';
import type { Refusal } from './outcome.ts';
import type { TransportOptions } from './transport-options.ts';

/** Reacts to a refusal, with which a call rejects as `error`. `sentWith` is the token that the call carried. */
export type FailureActor = (notice: Refusal['notice'], error: ApiError, sentWith: string | undefined) => void;

/** Creates the reaction to refusals: clears the token, shows the message or the network error (rule 10.18). */
export const createFailureActor =
  ({ session, on }: TransportOptions, leaving: () => boolean): FailureActor =>
  (notice, error, sentWith) => {
    if (error.kind === 'auth') {
      // When many calls are refused with one token, only the first clears it and tells the app.
      if (session.token() !== sentWith) return;
      if (sentWith) session.clear();
      on?.unauthorised?.();
    } else if (error.kind === 'network' && !leaving()) on?.networkError?.(error);
    else if (notice) on?.notice?.(notice, error.msg, error);
  };
