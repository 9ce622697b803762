/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GuideMedia } from './guideMedia.ts';
import type { GuideVote } from './guideVote.ts';
import type { Id } from './id.ts';
import type { SectionPhotos } from './sectionPhotos.ts';
import type { SectionVisibility } from './sectionVisibility.ts';
import type { Time } from './time.ts';

/**
 * The settings of a section. A time that is null is taken from its topic.
 */
export interface GuideSectionInput {
  /**
     * @minLength 1
     * @maxLength 60
     */
  title: string;
  /**
     * @minLength 1
     * @maxLength 2000
     */
  question: string;
  /**
     * Only hosts read it.
     * @maxLength 1000
     * @nullable
     */
  hostNote: string | null;
  /**
     * @minimum 0
     * @maximum 1000
     */
  minLength: number;
  /**
     * Of the people whom the topic is for, only those with this tag see the section; null for all of them. A change without this
     * field keeps it.
     */
  audienceTagId?: Id | null;
  photos?: SectionPhotos;
  visibility: SectionVisibility;
  opensAt: Time | null;
  closesAt: Time | null;
  vote: GuideVote | null;
  /**
     * The files at the question, in their order. Left out of a change, they stay.
     * @maxItems 6
     */
  media?: GuideMedia[];
}
