/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * A marked part of one answer's text. Its offsets count UTF-16 units, as a browser's selection does.
 */
export interface ResponsePassage {
  /**
     * @minimum 0
     * @maximum 100000
     */
  start: number;
  /**
     * @minimum 1
     * @maximum 100000
     */
  end: number;
  /**
     * Which wording of the answer was marked.
     * @minimum 0
     * @maximum 100000
     */
  wording: number;
}
