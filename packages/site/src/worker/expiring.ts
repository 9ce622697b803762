import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';

/**
 * Limits the size of a cache, and deletes it when the browser has no space left. The cast is needed because Workbox's types
 * don't say that the class is a plugin.
 */
export const expiring = (maxEntries: number, days: number): WorkboxPlugin =>
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * 24 * 60 * 60,
    purgeOnQuotaError: true,
  }) as WorkboxPlugin;
