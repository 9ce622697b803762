/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export interface TopicSearchHit {
  id: Id;
  title: string;
  /**
     * The first section whose title matches, or null when only the topic does.
     * @nullable
     */
  focusSectionTitle: string | null;
}
