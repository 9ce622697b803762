/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HandInWhat } from './handInWhat.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';

/**
 * Without the first verdict, so that it can't sway the second.
 */
export interface SecondLook {
  id: Id;
  what: HandInWhat;
  /** @maxLength 24 */
  taskId: string;
  /** @maxLength 100 */
  taskTitle: string;
  decidedAt: Time;
}
