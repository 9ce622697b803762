/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface MemberLevel {
  /**
     * 0 plain, 1 bronze, 2 silver, 3 gold, 4 diamond.
     * @minimum 0
     * @maximum 4
     */
  rank: number;
  name: string;
}
