/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface FiledFault {
  /**
     * The line of the file.
     * @minimum 1
     */
  line: number;
  /**
     * The place of the field, with names and positions; empty for the whole file.
     * @maxLength 200
     */
  field: string;
  /**
     * What is wrong, in Chinese.
     * @maxLength 500
     */
  text: string;
}
