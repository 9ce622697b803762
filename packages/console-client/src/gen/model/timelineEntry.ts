/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ObjectEvent } from './objectEvent.ts';
import type { OperatorAct } from './operatorAct.ts';
import type { Time } from './time.ts';

/**
 * Either `act` or `event`.
 */
export interface TimelineEntry {
  /** @maxLength 100 */
  id: string;
  at: Time;
  /** What an operator did; null for an event. */
  act: OperatorAct | null;
  /** Null for an act. */
  event: ObjectEvent | null;
}
