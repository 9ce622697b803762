/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

export interface OperatorMemberClosing {
  requestedAt: Time;
  closesAt: Time;
  /** Because the own birthday says that they are under 14. */
  underAge: boolean;
}
