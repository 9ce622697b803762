import { isProcessCall } from './process-call.ts';
import type { Query } from './query.ts';

/**
 * Query of a call with its question mark. Every call except `/v1/process/*` gets the cache-busting parameter `_t`
 * (milliseconds).
 */
export const searchOf = (url: string, params: Query | undefined, now: number): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(params ?? {})) {
    for (const item of [value].flat()) {
      if (item !== undefined && item !== null) search.append(key, String(item));
    }
  }
  if (!isProcessCall(url)) search.set('_t', String(now));
  const query = String(search);
  return query && `?${query}`;
};
