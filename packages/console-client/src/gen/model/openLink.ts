/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

export interface OpenLink {
  /** @maxLength 24 */
  sid: string;
  /**
     * What is passed on.
     * @maxLength 300
     */
  url: string;
  active: boolean;
  createdAt: Time;
  /** @maxLength 24 */
  taskId: string;
  /** @maxLength 200 */
  title: string;
}
