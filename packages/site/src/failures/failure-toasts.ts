import type { ApiError, TransportEvents } from '@yayan/auth';
import type { Toaster } from '@yayan/ui';

/** How long a page has to draw what a failure means to it, in ms. */
export const drawMs = 100;

const shown = new WeakSet<object>();

/** Notes that the page shows this failure where it belongs. Every text of `failureText` is noted by itself. */
export const noteShown = (error: unknown): void => {
  if (error instanceof Error) shown.add(error);
};

/**
 * The toasts of a client's failures (rule 10.29). A failure that the page shows at its field, or as a page of its own, gets no toast. The
 * toast therefore waits until the page has drawn, and no caller has to say in advance what it will show.
 */
export const failureToasts = (toaster: Toaster): Pick<TransportEvents, 'notice' | 'networkError'> => {
  const unlessShown = (error: ApiError, toast: () => void): void => {
    setTimeout(() => {
      if (!shown.has(error)) toast();
    }, drawMs);
  };
  return {
    notice: (tone, message, error) => unlessShown(error, () => toaster.show(tone, message)),
    networkError: (error) => unlessShown(error, () => toaster.error('网络开小差了，请稍后再试')),
  };
};
