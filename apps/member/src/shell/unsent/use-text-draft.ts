import { useState } from 'react';
import { useDraft } from './use-draft.ts';

/** A typed text that is stored until it is sent. */
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
    /** Empties it after it was sent. */
    clear: (): void => {
      setText('');
      drop();
    },
  };
};
