/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export type SaveCannedAnswerRequestInput = {
  id?: Id;
  /**
     * @minLength 1
     * @maxLength 40
     */
  title: string;
  /**
     * @minLength 1
     * @maxLength 1000
     */
  text: string;
};
