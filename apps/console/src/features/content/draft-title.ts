import type { ContentDraft } from '@yayan/console-client';

/** The title of a draft. A release of the app has its version instead. */
export const draftTitle = (draft: ContentDraft): string =>
  draft.kind === 'appRelease' ? draft.version : draft.title;
