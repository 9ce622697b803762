/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BannerDraftKind } from './bannerDraftKind.ts';
import type { BannerDraftPlace } from './bannerDraftPlace.ts';
import type { ContentAddress } from './contentAddress.ts';
import type { ContentMoment } from './contentMoment.ts';
import type { Time } from './time.ts';

export interface BannerDraft {
  kind: BannerDraftKind;
  place: BannerDraftPlace;
  /**
     * The lowest comes first.
     * @minimum 0
     * @maximum 1000
     */
  position: number;
  /**
     * @minLength 1
     * @maxLength 40
     * @pattern \S
     */
  title: string;
  image: ContentAddress;
  wideImage: ContentAddress | null;
  link: ContentAddress | null;
  startsAt: Time;
  endsAt: ContentMoment | null;
}
