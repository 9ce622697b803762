import type { Refusal } from './outcome.ts';
import type { TransportOptions } from './transport-options.ts';

/** Reacts to a refusal. `sentWith` is the token that the call carried. */
export type FailureActor = (refusal: Refusal, sentWith: string | undefined) => void;

/** Creates the reaction to refusals: clears the token, shows the message or the network error (rule 10.18). */
export const createFailureActor = (
  { session, on }: TransportOptions,
  leaving: () => boolean,
): FailureActor => {
  const signOut = (sentWith: string | undefined): void => {
    // When many calls are refused with one token, only the first clears it and tells the app.
    if (session.token() !== sentWith) return;
    if (sentWith) session.clear();
    on?.unauthorised?.();
  };
  return ({ failure, toast }, sentWith) => {
    if (failure.kind === 'auth') signOut(sentWith);
    else if (failure.kind === 'network' && !leaving()) on?.networkError?.();
    else if (toast) on?.toast?.(toast, failure.msg);
  };
};
