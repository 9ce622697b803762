/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupMedia } from './groupMedia.ts';
import type { GroupOpenState } from './groupOpenState.ts';
import type { GroupResponse } from './groupResponse.ts';
import type { Id } from './id.ts';
import type { ResponsePage } from './responsePage.ts';
import type { SectionPhotos } from './sectionPhotos.ts';
import type { SectionResponses } from './sectionResponses.ts';
import type { SectionVisibility } from './sectionVisibility.ts';
import type { SectionVote } from './sectionVote.ts';
import type { Time } from './time.ts';

/**
 * A section as its respondent sees it.
 */
export interface SectionDetail {
  id: Id;
  title: string;
  /** Plain text with line breaks; empty while the section is upcoming. */
  question: string;
  media: GroupMedia[];
  /**
     * Minimum number of characters without spaces; 0 for none.
     * @minimum 0
     */
  minLength: number;
  photos: SectionPhotos;
  visibility: SectionVisibility;
  state: GroupOpenState;
  opensAt: Time;
  closesAt: Time;
  /** Null where the section has none. */
  vote: SectionVote | null;
  /** The caller's answer with the follow-ups under it, or null. */
  myResponse: GroupResponse | null;
  responses: SectionResponses;
  /**
     * The first page of the answers, as `listResponses` gives it. Null unless `answers` asks for it, and where the section is
     * locked or upcoming.
     */
  answers: ResponsePage | null;
}
