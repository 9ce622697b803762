/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Fault } from './fault.ts';

/**
 * A protocol error in the envelope.
 */
export type FaultResponse = Fault;
