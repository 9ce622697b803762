import type { Refusal } from './outcome.ts';
import type { TransportOptions } from './transport-options.ts';

/** Does what a refusal asks for. `sentWith` is the token its call carried. */
export type FailureActor = (refusal: Refusal, sentWith: string | undefined) => void;

/** Clears the token, shows the message or the network error, as the error catalogue says (rule 10.18). */
export const createFailureActor = (
  { session, on }: TransportOptions,
  leaving: () => boolean,
): FailureActor => {
  const signOut = (sentWith: string | undefined): void => {
    // Of many calls refused with one token the first clears it and speaks for all.
    if (session.token() !== sentWith) return;
    if (sentWith) session.clear();
    on.unauthorised();
  };
  return ({ failure, toast }, sentWith) => {
    if (failure.kind === 'auth') signOut(sentWith);
    else if (failure.kind === 'network' && !leaving()) on.networkError();
    else if (toast) on.toast(toast, failure.msg);
  };
};
