import { useQueryClient } from '@tanstack/react-query';
import { listGroupDrafts, removeGroupDraft, saveGroupDraft } from '@yayan/api-client';
import { useCaller } from '../client/use-caller.ts';
import type { DraftCalls } from './draft-keeper.ts';

const queryKey = ['group-drafts'];
/** Composers that appear together share one list. */
const TOGETHER_MS = 1000;

/** The calls that store this person's drafts of this group on the server. */
export const useDraftCalls = (): DraftCalls => {
  const client = useCaller();
  const queries = useQueryClient();
  const queryFn = async () => (await listGroupDrafts({ client }))?.items ?? [];
  return {
    list: () => queries.fetchQuery({ queryKey, queryFn, staleTime: TOGETHER_MS, retry: false }),
    save: (draft) => saveGroupDraft(draft, { client }),
    remove: (draft) => removeGroupDraft(draft, { client }),
  };
};
