import { useEffect } from 'react';
import type { Model } from 'survey-core';
import { pictureAddresses } from './picture-parts.ts';

const isOurs = (address: string): boolean => new URL(address, location.href).origin === location.origin;

/**
 * Fetches all pictures of a questionnaire while there is a network, as all its questions come at once (rule 3.9), and those that
 * did not come when the network is back. The elements stay, because the browser shows their pictures again without a request.
 */
export const usePicturesAhead = (model: Model): void => {
  useEffect(() => {
    const addresses = pictureAddresses(model);
    if (addresses.length === 0) return undefined;
    const held = new Map<string, HTMLImageElement>();
    const fetchMissing = (): void => {
      for (const address of addresses) {
        const known = held.get(address);
        if (known && !(known.complete && known.naturalWidth === 0)) continue;
        const picture = new Image();
        picture.fetchPriority = 'low';
        picture.src = address;
        held.set(address, picture);
      }
    };
    // A worker that takes over later has not seen them, and stores them for a reload.
    const pass = (): void => {
      for (const address of addresses) if (isOurs(address)) void fetch(address).catch(() => undefined);
    };
    fetchMissing();
    // Insecure addresses have no worker.
    const worker: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    addEventListener('online', fetchMissing);
    worker?.addEventListener('controllerchange', pass);
    return () => {
      removeEventListener('online', fetchMissing);
      worker?.removeEventListener('controllerchange', pass);
    };
  }, [model]);
};
