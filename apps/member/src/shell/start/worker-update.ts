import { firstFiles } from '@yayan/site';
import { createSiteUpdates } from './site-updates.ts';

const script = '/sw.js';
/** After the page has loaded, because its own calls come first. */
const quietMs = 3000;
/** An installed site stays open for days, and the browser looks for a newer worker only when a page is loaded. */
const updateAfterMs = 60 * 60 * 1000;
/** The sync tag under which the worker sends stored answers (worker/sw.ts). */
const syncTag = 'yayan-answers';

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

const requestSync = (registration: ServiceWorkerRegistration): void => {
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
const register = (): void => {
  void navigator.serviceWorker
    .register(scriptAddress())
    .then((registration) => {
      updates.watch(registration);
      updateOnReturn(registration);
      requestSync(registration);
    })
    .catch(() => undefined);
};

let isStarted = false;

/** Registers the service worker once per visit, after the page has loaded, and only in built sites. */
export const startWorker = (): void => {
  if (isStarted || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  isStarted = true;
  if (document.readyState === 'complete') setTimeout(register, quietMs);
  else globalThis.addEventListener('load', () => setTimeout(register, quietMs));
};
