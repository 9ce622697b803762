/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GuideTopicInput } from './guideTopicInput.ts';
import type { Id } from './id.ts';
import type { NewGuideSectionItem } from './newGuideSectionItem.ts';

export type NewGuideTopicsTopicsItem = {
  id: Id;
  topic: GuideTopicInput;
  /** @maxItems 50 */
  sections: NewGuideSectionItem[];
};
