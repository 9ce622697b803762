/** Lets the browser draw and answer taps before what follows. */
export const giveWay = async (): Promise<void> => {
  // Safari has no scheduler.
  await (globalThis.scheduler as Scheduler | undefined)?.yield?.();
};
