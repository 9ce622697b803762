import type { Session } from './session.ts';

/** A signal that aborts with `outer`, or when the member who is signed in now signs out, in whichever tab. */
export const signedOutSignal = (
  session: Session,
  outer: AbortSignal | undefined,
): { readonly signal: AbortSignal; readonly release: () => void } => {
  const controller = new AbortController();
  const abort = (): void => controller.abort();
  const wasSignedIn = session.token() !== undefined;
  const unsubscribe = session.subscribe(() => {
    if (wasSignedIn && session.token() === undefined) abort();
  });
  if (outer?.aborted) abort();
  else outer?.addEventListener('abort', abort, { once: true });
  return {
    signal: controller.signal,
    release: () => {
      unsubscribe();
      outer?.removeEventListener('abort', abort);
    },
  };
};
