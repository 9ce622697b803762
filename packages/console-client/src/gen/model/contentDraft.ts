/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ArticleDraft } from './articleDraft.ts';
import type { BannerDraft } from './bannerDraft.ts';
import type { CourseDraft } from './courseDraft.ts';
import type { EventDraft } from './eventDraft.ts';
import type { NoticeDraft } from './noticeDraft.ts';
import type { PollDraft } from './pollDraft.ts';
import type { PopupDraft } from './popupDraft.ts';

export type ContentDraft = BannerDraft | EventDraft | NoticeDraft | PopupDraft | PollDraft | ArticleDraft | CourseDraft;
