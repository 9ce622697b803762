import type { ComponentType } from 'react';
import type { ContentDraft } from '@yayan/console-client';

/** The fields of one kind of content. */
export type DraftForm<Draft extends ContentDraft> = ComponentType<{
  draft: Draft;
  onChange: (draft: Draft) => void;
}>;

/** The fields of content whose form gives it its id. */
export interface NamedFormProps<Draft extends ContentDraft> {
  draft: Draft;
  id: string;
  /** Whether its id may still change. */
  isNew: boolean;
  onChange: (draft: Draft) => void;
  onId: (id: string) => void;
}
