import { useQueryClient } from '@tanstack/react-query';
import { listGroupDrafts, removeGroupDraft, saveGroupDraft } from '@yayan/api-client';
import { useCaller } from '../client/use-caller.ts';
import type { DraftCalls } from './draft-keeper.ts';

const queryKey = ['group-drafts'];
/** Composers that appear together share one list. */
const TOGETHER_MS = 1000;

/** The calls that store this person's drafts of this group on the server. */
export const useDraftCalls = (): DraftCalls => {
  // The page saves by itself. What isn't on the server yet is on this device, and the field says so.
  const options = { client: useCaller(), quiet: true };
  const queries = useQueryClient();
  const queryFn = async () => (await listGroupDrafts(options))?.items ?? [];
  return {
    list: () => queries.fetchQuery({ queryKey, queryFn, staleTime: TOGETHER_MS, retry: false }),
    save: (draft) => saveGroupDraft(draft, options),
    remove: (draft) => removeGroupDraft(draft, options),
  };
};
