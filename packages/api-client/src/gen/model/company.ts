/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * The company that runs the site, with its filings, as the law asks every page to show them.
 */
export interface Company {
  /** @maxLength 60 */
  name: string;
  /**
     * Number of the ICP filing.
     * @maxLength 40
     */
  icp: string;
  /**
     * Number of the 增值电信业务经营许可证, or null.
     * @maxLength 40
     * @nullable
     */
  telecomLicence: string | null;
  /**
     * Number of the 公安联网备案, or null.
     * @maxLength 40
     * @nullable
     */
  police: string | null;
}
