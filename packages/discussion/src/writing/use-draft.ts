import { useGetGroupMe } from '@yayan/api-client/react';
import { newIdempotencyKey } from '@yayan/auth';
import { useState } from 'react';
import { type Draft, draftKey, dropDraft, storeDraft, readDraft } from '../client/drafts.ts';

/** A draft with the actions on it; see `useDraft`. */
export interface DraftOf extends Draft {
  /** Whether the text survives a reload. */
  kept: boolean;
  write: (text: string) => void;
  /** Deletes the draft, after it was sent or discarded. */
  clear: () => void;
}

/**
 * A text being written, stored on this device at every keystroke until it is sent. Every attempt to send it carries the same
 * `clientId`, also after a reload, so the server stores it once even when an answer gets lost.
 */
export const useDraft = (place: string, initial = ''): DraftOf => {
  const owner = useGetGroupMe().data?.identity.groupMemberId ?? '';
  const key = draftKey(owner, place);
  const fresh = (text: string): Draft => ({ text, clientId: newIdempotencyKey() });
  const [stored] = useState(() => readDraft(key));
  const [draft, setDraft] = useState(() => stored ?? fresh(initial));
  const [kept, setKept] = useState(stored !== undefined);
  return {
    ...draft,
    kept,
    write: (text) => {
      const next = { ...draft, text };
      setDraft(next);
      setKept(storeDraft(key, next));
    },
    clear: () => {
      dropDraft(key);
      setDraft(fresh(''));
      setKept(false);
    },
  };
};
