import { sqlState } from './retry.ts';

/** When a caller may try again, in seconds. */
export const UNAVAILABLE_SECONDS = 5;

/**
 * Connections that failed (08), resources that ran out, the disk among them (53), a server that stops, starts or
 * recovers (57P01 to 57P05), and one that only reads, as a standby does (25006).
 */
const STATES = /^(08...|53...|57P0[1-5]|25006)$/;

const SOCKET_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** What pg says without a code (pg 8: lib/client.js, and pg-pool). */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/;

/**
 * Whether the database can't be used now, though nothing is wrong with what it was asked. A transaction that was
 * committing may or may not have been committed.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = sqlState(error) ?? '';
  if (STATES.test(code) || SOCKET_CODES.has(code) || MESSAGES.test(error.message)) return true;
  // The embedded database ended in the middle of its work; a restart recovers it.
  if (error.name === 'RuntimeError') return true;
  // A host with several addresses fails with one error for each.
  return error instanceof AggregateError && error.errors.length > 0 && error.errors.every(isUnavailable);
}
