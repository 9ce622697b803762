/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { TimelineKind } from './timelineKind.ts';

export type ReadTimelineParams = {
/**
 * The id under which the audit log knows the object.
 * @minLength 1
 * @maxLength 60
 */
subject: string;
/**
 * What kind of object it is. Without one, and for other kinds, there are acts alone.
 */
kind?: TimelineKind;
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
