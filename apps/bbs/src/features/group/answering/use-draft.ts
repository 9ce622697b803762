import { useGetGroupMe } from '@yayan/api-client';
import { newIdempotencyKey } from '@yayan/auth';
import { useState } from 'react';
import { type Draft, draftKey, dropDraft, keepDraft, readDraft } from '../../../shell/client/drafts.ts';

/** See `useDraft`. */
export interface DraftOf extends Draft {
  /** Whether what is written outlives a reload. */
  kept: boolean;
  write: (text: string) => void;
  /** It was sent, or given up. */
  clear: () => void;
}

/**
 * Something being written at a place of the group, kept on this device with every keystroke until it was sent. The same
 * `clientId` goes with every try to send it, also after a reload, so that a lost answer can't store it twice.
 */
export const useDraft = (place: string, initial = ''): DraftOf => {
  const owner = useGetGroupMe().data?.identity.groupMemberId ?? '';
  const key = draftKey(owner, place);
  const fresh = (): Draft => ({ text: initial, clientId: newIdempotencyKey() });
  const [stored] = useState(() => readDraft(key));
  const [draft, setDraft] = useState(() => stored ?? fresh());
  const [kept, setKept] = useState(stored !== undefined);
  return {
    ...draft,
    kept,
    write: (text) => {
      const next = { ...draft, text };
      setDraft(next);
      setKept(keepDraft(key, next));
    },
    clear: () => {
      dropDraft(key);
      setDraft(fresh());
      setKept(false);
    },
  };
};
