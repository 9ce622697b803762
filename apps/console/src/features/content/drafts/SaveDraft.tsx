import {
  type ContentDraft,
  failureText,
  getGetContentDraftQueryKey,
  getListContentDraftsQueryKey,
  saveContentDraft,
} from '@yayan/console-client';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@yayan/ui';
import { useState } from 'react';
import { tellKept } from '../../../shell/leave/kept.ts';
import { mayDo, useSession } from '../../../shell/session/session.ts';
import { toaster } from '../../../shell/session/toaster.ts';

/** An id as the server takes it. */
const ID = /^[0-9A-Za-z-]{1,40}$/;

interface SaveDraftProps {
  draft: ContentDraft;
  id: string;
  /** The version of the draft that filled the form; 0 for none. */
  saved: number;
}

/** Saves what is written without publishing it, also with empty fields. */
export function SaveDraft({ draft, id, saved }: SaveDraftProps) {
  const session = useSession();
  const queries = useQueryClient();
  const [last, setLast] = useState({ id, version: saved, text: '' });
  const [isSaving, setIsSaving] = useState(false);
  const text = JSON.stringify(draft);
  const isSaved = text === last.text && id === last.id;
  if (!mayDo(session, ['content'])) return null;
  const save = async (): Promise<void> => {
    setIsSaving(true);
    try {
      // Under another id, which some forms let change, it is a new draft.
      const seen = last.id === id ? last.version : 0;
      const { version } = await saveContentDraft(draft.kind, id, { text, version: seen });
      setLast({ id, version, text });
      tellKept();
      toaster.success('草稿已存，会员看不到');
      await queries.invalidateQueries({ queryKey: getListContentDraftsQueryKey() });
      queries.removeQueries({ queryKey: getGetContentDraftQueryKey(draft.kind, id) });
    } catch (error) {
      toaster.error(failureText(error));
    } finally {
      setIsSaving(false);
    }
  };
  return (
    // A help article has no number before its section is chosen, a channel none before its code is written.
    <Button
      variant="default"
      loading={isSaving}
      disabled={!ID.test(id) || isSaved}
      onClick={() => void save()}
    >
      {isSaved ? '草稿已存' : '存草稿'}
    </Button>
  );
}
