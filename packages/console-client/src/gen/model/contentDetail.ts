/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentDraft } from './contentDraft.ts';
import type { ContentFigure } from './contentFigure.ts';
import type { ContentId } from './contentId.ts';
import type { ContentKind } from './contentKind.ts';
import type { ContentMoment } from './contentMoment.ts';
import type { ContentState } from './contentState.ts';
import type { ContentVersion } from './contentVersion.ts';
import type { RichText } from './richText.ts';

export interface ContentDetail {
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
  draft: ContentDraft;
  /** The text in its parts; null for content without one. */
  body: RichText | null;
  /** @maxItems 12 */
  figures: ContentFigure[];
  /** @maxItems 100 */
  versions: ContentVersion[];
  /** Where members see it. */
  memberSite: string;
}
