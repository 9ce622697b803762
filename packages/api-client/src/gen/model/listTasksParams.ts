/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { PointsRange } from './pointsRange.ts';
import type { TaskModule } from './taskModule.ts';
import type { TaskSort } from './taskSort.ts';
import type { TaskType } from './taskType.ts';

export type ListTasksParams = {
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
/**
 * Only this module.
 */
module?: TaskModule;
/**
 * Only this type.
 */
type?: TaskType;
/**
 * Only rewards within this bucket, both ends included.
 */
points?: PointsRange;
/**
 * By match by default.
 */
sort?: TaskSort;
};
