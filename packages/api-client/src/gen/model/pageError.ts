/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PageErrorKind } from './pageErrorKind.ts';

export interface PageError {
  kind: PageErrorKind;
  /**
     * The first script of the page, whose name differs with each release.
     * @maxLength 100
     */
  release: string;
  /**
     * The path of the page; ids are replaced by `:id`.
     * @maxLength 100
     */
  path: string;
  /** @maxLength 300 */
  message: string;
  /**
     * The places in our files, without queries.
     * @maxLength 2000
     */
  stack: string;
}
