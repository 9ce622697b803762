const script = '/sw.js';
/** After the page has loaded: its own calls come first. */
const quietMs = 3000;
/** What the worker sends kept answers by (worker/sw.ts). */
const syncTag = 'yayan-answers';

interface ScriptPolicy {
  createScriptURL: (address: string) => string;
}
interface ScriptPolicies {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}
interface Syncing {
  sync?: { register: (tag: string) => Promise<void> };
}

let waiting: ServiceWorker | undefined;
let isAsked = false;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`. */
export const subscribeToUpdate = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether a newer release of the site waits. */
export const isUpdateWaiting = (): boolean => waiting !== undefined;

const offer = (worker: ServiceWorker | null): void => {
  // Without a worker in charge this is the first one: nothing old is on screen.
  if (!worker || !navigator.serviceWorker.controller) return;
  waiting = worker;
  for (const listener of listeners) listener();
};

/** Lets the newer release take over, and loads the page anew. Other tabs stay as they are until they are loaded again. */
export const takeUpdate = (): void => {
  isAsked = true;
  // A worker has no origin to name; nothing is handed over.
  waiting?.postMessage({ type: 'SKIP_WAITING' }, []);
};

const watch = (registration: ServiceWorkerRegistration): void => {
  offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => worker.state === 'installed' && offer(worker));
  });
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isAsked) globalThis.location.reload();
  });
  const askToSend = (): void => {
    void (registration as Syncing).sync?.register(syncTag).catch(() => undefined);
  };
  globalThis.addEventListener('offline', askToSend);
  if (!navigator.onLine) askToSend();
};

/** The page's policy lets no address be a script but this one (rule 10.21). */
const scriptAddress = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies };
  return (
    trustedTypes?.createPolicy('worker', { createScriptURL: () => script }).createScriptURL(script) ?? script
  );
};

/** A browser that refuses the worker works without it. */
const register = (): void => {
  void navigator.serviceWorker
    .register(scriptAddress())
    .then(watch)
    .catch(() => undefined);
};

let isStarted = false;

/** Registers the service worker, once a visit and in built sites only, after the page has loaded. */
export const startWorker = (): void => {
  if (isStarted || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isStarted = true;
  if (document.readyState === 'complete') setTimeout(register, quietMs);
  else globalThis.addEventListener('load', () => setTimeout(register, quietMs));
};
