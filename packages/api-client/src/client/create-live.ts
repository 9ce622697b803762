import type { Live, LiveDeps } from './live.ts';

/** Creates the live events of one client. The code is loaded with the first listener. */
export const createLive = (deps: LiveDeps): Live => {
  let loaded: Promise<Live> | undefined;
  const load = (): Promise<Live> =>
    (loaded ??= import('./live-connection.ts').then(({ connectLive }) => connectLive(deps)));

  const register = (add: (live: Live) => () => void): (() => void) => {
    let remove: (() => void) | undefined;
    let isOver = false;
    load().then(
      (live) => {
        if (!isOver) remove = add(live);
      },
      () => {
        // The code couldn't be loaded. The next listener loads it again.
        loaded = undefined;
      },
    );
    return () => {
      isOver = true;
      remove?.();
    };
  };

  return {
    on: (kind, listener) => register((live) => live.on(kind, listener)),
    onState: (listener) => register((live) => live.onState(listener)),
  };
};
