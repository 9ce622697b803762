/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface MemberGroups {
  /** How many discussion groups the member takes or took part in. Which ones, and under which names, nobody is told, because no member agreed to it. */
  count: number;
}
