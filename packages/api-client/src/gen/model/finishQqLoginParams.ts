/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SnsCode } from './snsCode.ts';
import type { SnsState } from './snsState.ts';

export type FinishQqLoginParams = {
/**
 * The authorization code QQ appended.
 */
code: SnsCode;
/**
 * The state this browser started with.
 */
state: SnsState;
};
