/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SnsCode } from './snsCode.ts';
import type { SnsState } from './snsState.ts';

export type FinishWeiboLoginParams = {
/**
 * The authorization code Weibo appended.
 */
code: SnsCode;
/**
 * The state this browser started with.
 */
state: SnsState;
};
