/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { OperatorSort } from './operatorSort.ts';

export type ListPartnerReportsParams = {
/**
 * Only reports of this partner.
 * @pattern ^[a-z0-9][a-z0-9-]{1,39}$
 */
partner?: string;
/**
 * Only reports that wait for a decision, or only the others.
 */
open?: boolean;
/**
 * By default the newest first.
 */
sort?: OperatorSort;
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
