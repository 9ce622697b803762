import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';

/** Keeps a cache small, and empties it when the browser has no room left. Workbox's own types don't say that it is a plugin. */
export const expiring = (maxEntries: number, days: number): WorkboxPlugin =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * 24 * 60 * 60,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin;
