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
 * What an idempotency key stands for: the operation and everything it was asked, whatever the order of its fields.
 * The cache-busting parameter is gone by then (decisions §1).
 */
export const requestHash = (operation: string, caller: Caller | null, asked: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([operation, caller?.kind ?? null, canonical(asked)]))
    .digest('base64url');
