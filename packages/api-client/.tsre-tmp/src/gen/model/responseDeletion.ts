/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

/**
 * A deleted answer keeps its place without content; author and hosts are told why.
 */
export interface ResponseDeletion {
  at: Time;
  reason: string;
}
