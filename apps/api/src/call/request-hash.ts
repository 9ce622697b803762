import { createHash } from 'node:crypto';
import type { Caller } from './caller.ts';

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  );
};

/**
 * Hash of an operation and its input. The order of the fields doesn't matter. An idempotency key may be used again only
 * with the same hash (rule 1.9). The cache-busting parameter is already removed (rule 1.7).
 */
export const requestHash = (operation: string, caller: Caller | null, asked: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([operation, caller?.kind ?? null, canonical(asked)]))
    .digest('base64url');
