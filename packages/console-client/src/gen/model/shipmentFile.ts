/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface ShipmentFile {
  /**
     * CSV with the columns 编号, 快递公司 and 运单号, at most 500 lines. Other columns are not read.
     * @minLength 1
     * @maxLength 200000
     */
  source: string;
}
