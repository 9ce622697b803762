/** Lets the browser paint and handle taps before the next step. Timers would take a second each in a background tab. */
export const giveWay = (): Promise<void> =>
  // Safari has no scheduler.
  (globalThis.scheduler as Scheduler | undefined)?.yield?.() ??
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const goOn = (): void => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', goOn, { once: true });
    port1.start();
    port2.postMessage(null);
  });
