/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentId } from './contentId.ts';
import type { ContentKind } from './contentKind.ts';
import type { ContentMoment } from './contentMoment.ts';
import type { ContentState } from './contentState.ts';

export interface Content {
  kind: ContentKind;
  id: ContentId;
  /** @maxLength 100 */
  title: string;
  state: ContentState;
  startsAt: ContentMoment | null;
  endsAt: ContentMoment | null;
  /**
     * Null if nobody wrote it down.
     * @maxLength 100
     * @nullable
     */
  madeBy: string | null;
}
