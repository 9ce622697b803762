const untilVisible = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (!document.hidden) return resolve();
    const look = (): void => {
      if (document.hidden) return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look, { signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** Resolves after `milliseconds` during which the page is visible. Rejects with the signal's reason when it aborts. */
export const pauseWhileHidden = async (milliseconds: number, signal: AbortSignal): Promise<void> => {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
  await untilVisible(signal);
  signal.throwIfAborted();
};
