/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BenefitPicture } from './benefitPicture.ts';

export type SetBenefitPicturesRequestInput = {
  cover: BenefitPicture | null;
  /** The picture for the dark scheme. Null if `cover` fits both. */
  coverDark: BenefitPicture | null;
  /**
     * More pictures on the page of the benefit, in this order.
     * @maxItems 8
     */
  gallery: BenefitPicture[];
};
