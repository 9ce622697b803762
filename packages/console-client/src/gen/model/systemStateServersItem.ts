/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

export type SystemStateServersItem = {
  /** @maxLength 60 */
  server: string;
  seenAt: Time;
  /**
     * @maxLength 100
     * @nullable
     */
  schema: string | null;
  /**
     * As whoever released it named it.
     * @maxLength 60
     * @nullable
     */
  release: string | null;
};
