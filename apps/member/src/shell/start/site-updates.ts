/** What the updates need of the browser. */
interface UpdatesOptions {
  container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;
  /** The scripts and styles that this page began with. */
  firstFiles: () => readonly string[];
  /** Loads the page anew. */
  reload: () => void;
}

/** Newer releases of the site, as a page hears of them. */
export interface SiteUpdates {
  /** For `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether a newer release than this page's waits. */
  readonly isWaiting: () => boolean;
  /** Lets the newer release take over, and loads the page anew. Other tabs stay until they are loaded again. */
  readonly take: () => void;
  readonly watch: (registration: ServiceWorkerRegistration) => void;
}

/**
 * How long a page waits for the newer worker, ms. Chromium lets an older one that is still busy, as with a request of another tab,
 * go on for minutes. The page comes from the network, so it may be of the newer release also before that.
 */
const patienceMs = 3000;

/** Asks a worker whether these files are of its release (worker/sw.ts). */
const isItsRelease = async (worker: ServiceWorker, files: readonly string[]): Promise<boolean> =>
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      port1.close();
      resolve(data === true);
    });
    port1.start();
    worker.postMessage({ type: 'HAS_FILES', files }, [port2]);
  });

/** Watches for newer releases. Nothing here loads a page anew that the member didn't ask for. */
export const createSiteUpdates = ({ container, firstFiles, reload }: UpdatesOptions): SiteUpdates => {
  let registered: ServiceWorkerRegistration | undefined;
  let isOffered = false;
  let isAsked = false;
  const listeners = new Set<() => void>();

  const offer = async (worker: ServiceWorker): Promise<void> => {
    // Pages come from the network: one that was loaded after the release is of it already.
    if (isOffered || (await isItsRelease(worker, firstFiles()))) return;
    isOffered = true;
    for (const listener of listeners) listener();
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isWaiting: () => isOffered,
    take: () => {
      isAsked = true;
      // Another tab has let it take over: only this page is old.
      if (!registered?.waiting) return reload();
      // A worker has no origin to name; nothing is handed over.
      registered.waiting.postMessage({ type: 'SKIP_WAITING' }, []);
      setTimeout(reload, patienceMs);
    },
    watch: (registration) => {
      registered = registration;
      // Without a worker in charge this is the first one: nothing old is on screen.
      let isControlled = container.controller !== null;
      if (registration.waiting && isControlled) void offer(registration.waiting);
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => {
          if (worker.state === 'installed' && container.controller !== null) void offer(worker);
        });
      });
      container.addEventListener('controllerchange', () => {
        if (isAsked) return reload();
        // Another tab has updated. The files of this page's release may be gone.
        if (isControlled && container.controller) void offer(container.controller);
        isControlled = true;
      });
    },
  };
};
