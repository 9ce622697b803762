import { firstFiles } from '../first-files.ts';
import { createSiteUpdates } from './site-updates.ts';

const script = '/sw.js';
/** After the page has loaded, because its own calls come first. */
const quietMs = 3000;
/** An installed site stays open for days, and the browser looks for a newer worker only when a page is loaded. */
const updateAfterMs = 60 * 60 * 1000;

interface WorkerOptions {
  /** Whether the site is built: only then has it a worker. */
  isBuilt: boolean;
  /** The sync tag under which the worker sends what is stored, if it does. */
  syncTag?: string;
}

interface ScriptPolicy {
  createScriptURL: (address: string) => string;
}
interface ScriptPolicies {
  createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}
interface SyncRegistration {
  sync?: { register: (tag: string) => Promise<void> };
}

/** Newer releases of the site. */
export const updates = createSiteUpdates({
  container: navigator.serviceWorker,
  firstFiles,
  reload: () => globalThis.location.reload(),
});

const updateOnReturn = (registration: ServiceWorkerRegistration): void => {
  let updatedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - updatedAt < updateAfterMs) return;
    updatedAt = Date.now();
    void registration.update().catch(() => undefined);
  });
};

const requestSync = (registration: ServiceWorkerRegistration, syncTag: string): void => {
  const ask = (): void => {
    void (registration as SyncRegistration).sync?.register(syncTag).catch(() => undefined);
  };
  globalThis.addEventListener('offline', ask);
  // Also at the start: a weak network may fail without an event. With nothing to send, the worker ends at once.
  ask();
};

/** The page's policy allows only this address as a script (rule 10.21). */
const scriptAddress = (): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: ScriptPolicies };
  return (
    trustedTypes?.createPolicy('worker', { createScriptURL: () => script }).createScriptURL(script) ?? script
  );
};

/** If the browser refuses the worker, the site works without it. */
const register = ({ syncTag }: WorkerOptions): void => {
  void navigator.serviceWorker
    .register(scriptAddress())
    .then((registration) => {
      updates.watch(registration);
      updateOnReturn(registration);
      if (syncTag !== undefined) requestSync(registration, syncTag);
    })
    .catch(() => undefined);
};

let isStarted = false;

/** Registers the service worker once per visit, after the page has loaded, and only in built sites. */
export const startWorker = (options: WorkerOptions): void => {
  if (isStarted || !options.isBuilt || !('serviceWorker' in navigator)) return;
  isStarted = true;
  const later = (): void => void setTimeout(() => register(options), quietMs);
  if (document.readyState === 'complete') later();
  else globalThis.addEventListener('load', later);
};
