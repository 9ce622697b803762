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
     * Number of the licence for value-added telecom services, or null.
     * @maxLength 40
     * @nullable
     */
  telecomLicence: string | null;
  /**
     * Number of the filing with the police, or null.
     * @maxLength 40
     * @nullable
     */
  police: string | null;
}
