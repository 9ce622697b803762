/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

/**
 * @nullable
 */
export type SystemStateAuditSeal = {
  number: number;
  /** @maxLength 100 */
  head: string;
  sealedAt: Time;
} | null;
