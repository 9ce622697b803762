import type { ApiError, TransportEvents } from '@yayan/auth';
import type { Toaster } from '@yayan/ui';
import { failureCause, isOffline } from './failure-cause.ts';

/** The time in which a page can show a failure itself, in ms. */
export const drawMs = 100;

const shown = new WeakSet<object>();

/** Marks a failure that the page shows itself. `failureText` does this for every text it returns. */
export const noteShown = (error: unknown): void => {
  if (error instanceof Error) shown.add(error);
};

/**
 * The toasts of a client's failures (rule 10.29). A failure that the page shows at its field, or as a page of its own, gets no
 * toast. So the toast waits until the page has drawn, and no caller must say in advance what it will show.
 */
export const failureToasts = (toaster: Toaster): Pick<TransportEvents, 'notice' | 'networkError'> => {
  const unlessShown = (error: ApiError, toast: () => void): void => {
    setTimeout(() => {
      if (!shown.has(error)) toast();
    }, drawMs);
  };
  return {
    notice: (tone, message, error) => unlessShown(error, () => toaster.show(tone, message)),
    networkError: (error) =>
      unlessShown(error, () => toaster.error(isOffline() ? '没有网络，联网后再试' : failureCause(error))),
  };
};
