import type { ContentDraftRow } from '@yayan/console-client';

/** The page on which a draft is written on. */
export const draftAddress = ({ kind, id, isNew }: Pick<ContentDraftRow, 'kind' | 'id' | 'isNew'>): string =>
  isNew ? `/contents/${kind}/new?draft=${id}` : `/contents/${kind}/${id}/edit?draft=1`;
