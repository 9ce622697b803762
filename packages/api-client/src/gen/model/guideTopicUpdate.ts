/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupRevision } from './groupRevision.ts';
import type { GuideTopicInput } from './guideTopicInput.ts';

export interface GuideTopicUpdate {
  revision: GroupRevision;
  topic: GuideTopicInput;
}
