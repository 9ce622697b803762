import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DestinationDraft } from '../../../shell/destination/destination-draft.ts';

/**
 * The form of a claim, also after the member went to another page for what was missing. It is kept in memory only, because it
 * holds an account and a name, and goes with the sign-out like all that was loaded.
 */
export const useClaimDraft = (
  claim: string,
  empty: () => DestinationDraft,
): [DestinationDraft, (part: Partial<DestinationDraft>) => void] => {
  const queries = useQueryClient();
  const key = ['claimDraft', claim];
  const [draft, setDraft] = useState(() => queries.getQueryData<DestinationDraft>(key) ?? empty());
  return [
    draft,
    (part) => {
      const changed = { ...draft, ...part };
      setDraft(changed);
      queries.setQueryData(key, changed);
    },
  ];
};
