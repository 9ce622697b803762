/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { Time } from './time.ts';

export interface CannedAnswer {
  id: Id;
  /** @maxLength 40 */
  title: string;
  /**
     * With variables: {会员号}, {编号}, {标题}, {同事}.
     * @maxLength 1000
     */
  text: string;
  /** @maxLength 100 */
  changedBy: string;
  changedAt: Time;
}
