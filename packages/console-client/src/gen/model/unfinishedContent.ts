/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentId } from './contentId.ts';
import type { ContentKind } from './contentKind.ts';
import type { Time } from './time.ts';
import type { UnfinishedText } from './unfinishedText.ts';

export interface UnfinishedContent {
  kind: ContentKind;
  id: ContentId;
  /**
     * May be empty.
     * @maxLength 100
     */
  title: string;
  text: UnfinishedText;
  /** @minimum 1 */
  version: number;
  /** @maxLength 100 */
  savedBy: string;
  savedAt: Time;
}
