/** The parts of the browser that the updates need. */
interface UpdatesOptions {
  container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>;
  /** The scripts and styles with which this page started. */
  firstFiles: () => readonly string[];
  /** Reloads the page. */
  reload: () => void;
}

/** Newer releases of the site, as a page sees them. */
export interface SiteUpdates {
  /** For `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether a newer release than this page's is ready. */
  readonly isWaiting: () => boolean;
  /** Activates the newer release and reloads the page. Other tabs keep the old release until they are reloaded. */
  readonly take: () => void;
  readonly watch: (registration: ServiceWorkerRegistration) => void;
}

/**
 * How long a page waits for the newer worker, in ms. Chromium keeps an older worker for minutes while it is busy, for example
 * with a request of another tab. The page itself comes from the network, so a reload gets the newer release even before the
 * worker changes.
 */
const patienceMs = 3000;

/** Asks a worker whether these files belong to its release (worker/shell.ts). */
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

/** Watches for newer releases. It never reloads a page unless the member asked for it. */
export const createSiteUpdates = ({ container, firstFiles, reload }: UpdatesOptions): SiteUpdates => {
  let registered: ServiceWorkerRegistration | undefined;
  let isOffered = false;
  let isAsked = false;
  const listeners = new Set<() => void>();

  const offer = async (worker: ServiceWorker): Promise<void> => {
    // Pages come from the network: a page loaded after the release already belongs to it.
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
      // The newer worker is active already, started by another tab: only this page is old.
      if (!registered?.waiting) return reload();
      // A message to a worker has no target origin, and transfers nothing.
      registered.waiting.postMessage({ type: 'SKIP_WAITING' }, []);
      setTimeout(reload, patienceMs);
    },
    watch: (registration) => {
      registered = registration;
      // Without a controlling worker this one is the first: nothing old is on screen.
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
        // Another tab has updated. The server may have deleted the files of this page's release.
        if (isControlled && container.controller) void offer(container.controller);
        isControlled = true;
      });
    },
  };
};
