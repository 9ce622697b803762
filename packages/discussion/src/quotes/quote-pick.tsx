import type { GroupResponse } from '@yayan/api-client';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { PickedQuote } from '../client/drafts.ts';
import { selectedWords, type SelectedWords } from './selected-words.ts';

/** The longest passage that a reply can quote, as on the server. */
export const MOST_QUOTED = 500;

interface QuotePick {
  selected: SelectedWords | undefined;
  picked: PickedQuote | undefined;
  pick: (quote: PickedQuote | undefined) => void;
}

const Context = createContext<QuotePick | undefined>(undefined);

/** How long a selection must stay the same: it grows while the finger moves. */
const SETTLED_MS = 300;

/** Lets the answers inside be quoted in the replies inside. */
export function QuotePickProvider({ children }: { children: ReactNode }) {
  const [selected, setSelected] = useState<SelectedWords>();
  const [picked, pick] = useState<PickedQuote>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setSelected(selectedWords()), SETTLED_MS);
    };
    document.addEventListener('selectionchange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', look);
    };
  }, []);
  const value = useMemo(() => ({ selected, picked, pick }), [selected, picked]);
  return <Context.Provider value={value}>{children}</Context.Provider>;
}

/** The quote that waits, if the part stands where answers can be quoted. */
export const useQuotePick = (): QuotePick | undefined => useContext(Context);

interface QuotingDraft {
  quote?: PickedQuote | undefined;
  quoteWith: (quote: PickedQuote | undefined) => void;
}

/**
 * The quote of a draft below this answer, and the one that it may take over from another answer. What is picked on this
 * answer becomes the draft's, so that a reload keeps it.
 */
export const useQuoteFor = (
  { id, sectionId }: Pick<GroupResponse, 'id' | 'sectionId'>,
  { quote, quoteWith }: QuotingDraft,
) => {
  const pick = useQuotePick();
  const [taken, setTaken] = useState<PickedQuote>();
  const picked = pick?.picked?.sectionId === sectionId ? pick.picked : undefined;
  const own = picked !== undefined && (picked.responseId === id || picked === taken) ? picked : undefined;
  useEffect(() => {
    if (own) quoteWith(own);
  }, [own, quoteWith]);
  return {
    quote: own ?? quote,
    offered: own ? undefined : picked,
    take: () => setTaken(picked),
    clear: () => {
      pick?.pick(undefined);
      quoteWith(undefined);
    },
  };
};
