/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupOpenState } from './groupOpenState.ts';

export type ListHostTopicsParams = {
/**
 * Only topics in this state.
 */
state?: GroupOpenState;
};
