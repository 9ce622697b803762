/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export type ListGroupMembersParams = {
/**
 * Members to look up, the parameter repeated for each.
 * @maxItems 100
 */
ids?: Id[];
};
