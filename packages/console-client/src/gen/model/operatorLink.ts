/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

export interface OperatorLink {
  /**
     * Works once. It is stored nowhere.
     * @maxLength 300
     */
  link: string;
  endsAt: Time;
}
