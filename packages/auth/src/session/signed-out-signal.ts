import type { Session } from './session.ts';

/**
 * A signal that aborts with `outer`, or when the member who is signed in now signs out, in any tab. `look` checks at once: the
 * effects of a sign-out in another tab can arrive before its notification.
 */
export const signedOutSignal = (
  session: Session,
  outer: AbortSignal | undefined,
): { readonly signal: AbortSignal; readonly look: () => void; readonly release: () => void } => {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const wasSignedIn = session.token() !== undefined;
  const look = (): void => {
    if (wasSignedIn && session.token() === undefined) abort();
  };
  const unsubscribe = session.subscribe(look);
  if (outer?.aborted) abort();
  else outer?.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    look,
    release: () => {
      unsubscribe();
      outer?.removeEventListener('abort', abort);
    },
  };
};
