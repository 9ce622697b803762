/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GuideSection } from './guideSection.ts';
import type { GuideTopicInput } from './guideTopicInput.ts';
import type { Id } from './id.ts';

/**
 * A topic with its sections in order.
 */
export interface GuideTopic {
  id: Id;
  topic: GuideTopicInput;
  sections: GuideSection[];
}
