import type { ApiError } from '../http/api-error.ts';
import type { Refusal } from '../http/outcome.ts';
import type { TransportOptions } from './transport-options.ts';

/** Reacts to a refusal. `error` is the error of the call, `sentWith` the token of the call. */
export type FailureActor = (notice: Refusal['notice'], error: ApiError, sentWith: string | undefined) => void;

/** Creates the reaction to refusals: clears the token, shows the message, or reports the network error. */
export const createFailureActor =
  ({ session, on }: TransportOptions, leaving: () => boolean): FailureActor =>
  (notice, error, sentWith) => {
    if (error.kind === 'auth') {
      // When many calls with one token are refused, only the first one clears the token and calls the app.
      if (session.token() !== sentWith) return;
      if (sentWith) session.clear();
      on?.unauthorised?.();
    } else if (error.kind === 'network' && !leaving()) on?.networkError?.(error);
    else if (notice) on?.notice?.(notice, error.msg, error);
  };
