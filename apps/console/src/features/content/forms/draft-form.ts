import type { ComponentType } from 'react';
import type { ContentDraft } from '@yayan/console-client';

/** The fields of one kind of content. */
export type DraftForm<Draft extends ContentDraft> = ComponentType<{
  draft: Draft;
  onChange: (draft: Draft) => void;
}>;
