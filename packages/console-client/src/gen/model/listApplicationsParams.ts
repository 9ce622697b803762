/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ApplicationKind } from './applicationKind.ts';
import type { ApplicationState } from './applicationState.ts';
import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';

export type ListApplicationsParams = {
/**
 * The kind.
 */
kind?: ApplicationKind;
/**
 * The state.
 */
state?: ApplicationState;
/**
 * The `nextCursor` of the previous page.
 * @maxLength 200
 */
cursor?: CursorParameter;
/**
 * Number of items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
};
