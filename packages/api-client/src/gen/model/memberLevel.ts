/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface MemberLevel {
  /**
     * 0 普通, 1 铜, 2 银, 3 金, 4 钻.
     * @minimum 0
     * @maximum 4
     */
  rank: number;
  name: string;
}
