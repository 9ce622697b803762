/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentId } from './contentId.ts';
import type { ContentKind } from './contentKind.ts';
import type { Time } from './time.ts';

export interface ContentDraftRow {
  kind: ContentKind;
  id: ContentId;
  /**
     * May be empty.
     * @maxLength 100
     */
  title: string;
  /** @maxLength 100 */
  savedBy: string;
  savedAt: Time;
  /** Whether nothing with this id was ever published. */
  isNew: boolean;
}
