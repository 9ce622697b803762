import { useState } from 'react';
import { useDraft } from './use-draft.ts';

/** A text that a member types and that is kept until it is sent. */
export const useTextDraft = (name: string) => {
  const [text, setText] = useState('');
  const { keep, drop } = useDraft(name, (kept) => {
    if (typeof kept === 'string') setText(kept);
  });
  return {
    text,
    write: (next: string): void => {
      setText(next);
      if (next === '') drop();
      else keep(next);
    },
    /** Empties it, because it was sent. */
    clear: (): void => {
      setText('');
      drop();
    },
  };
};
