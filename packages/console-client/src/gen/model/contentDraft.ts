/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AppReleaseDraft } from './appReleaseDraft.ts';
import type { ArticleDraft } from './articleDraft.ts';
import type { BannerDraft } from './bannerDraft.ts';
import type { ChannelDraft } from './channelDraft.ts';
import type { CourseDraft } from './courseDraft.ts';
import type { EventDraft } from './eventDraft.ts';
import type { NoticeDraft } from './noticeDraft.ts';
import type { PollDraft } from './pollDraft.ts';
import type { PopupDraft } from './popupDraft.ts';
import type { StarArticleDraft } from './starArticleDraft.ts';

export type ContentDraft = BannerDraft | EventDraft | NoticeDraft | PopupDraft | PollDraft | ArticleDraft | CourseDraft | StarArticleDraft | ChannelDraft | AppReleaseDraft;
