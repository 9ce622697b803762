import { sqlState } from './retry.ts';

/** After how many seconds a caller may try again. */
export const UNAVAILABLE_SECONDS = 5;

/**
 * Failed connections (08), exhausted resources such as the disk (53), a server that stops, starts or recovers (57P01 to
 * 57P05), and a read-only one such as a standby (25006).
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

/** pg's messages of errors without a code (pg 8: lib/client.js, and pg-pool). */
const MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/;

/**
 * Whether the database is unavailable, while the statement itself is fine. A transaction that was committing may or may
 * not have been committed.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = sqlState(error) ?? '';
  if (STATES.test(code) || SOCKET_CODES.has(code) || MESSAGES.test(error.message)) return true;
  // The embedded database crashed. A restart recovers it.
  if (error.name === 'RuntimeError') return true;
  // A host with several addresses fails with one error per address.
  return error instanceof AggregateError && error.errors.length > 0 && error.errors.every(isUnavailable);
}
