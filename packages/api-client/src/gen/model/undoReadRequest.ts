/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';
import type { UndoReadRequestOf } from './undoReadRequestOf.ts';

export interface UndoReadRequest {
  of: UndoReadRequestOf;
  readAt: Time;
}
