import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listGroupDrafts, removeGroupDraft, saveGroupDraft } from '@yayan/api-client';
import { useCaller } from '../client/use-caller.ts';
import type { DraftAt, DraftCalls } from './draft-keeper.ts';

const queryKey = ['group-drafts'];
/** Composers that appear together share one list. */
const TOGETHER_MS = 1000;

const useList = () => {
  const client = useCaller();
  return async () => (await listGroupDrafts({ client }))?.items ?? [];
};

/** The calls that store this person's drafts of this group on the server. */
export const useDraftCalls = (): DraftCalls => {
  const client = useCaller();
  const queries = useQueryClient();
  const queryFn = useList();
  return {
    list: () => queries.fetchQuery({ queryKey, queryFn, staleTime: TOGETHER_MS, retry: false }),
    save: (draft) => saveGroupDraft(draft, { client }),
    remove: (draft) => removeGroupDraft(draft, { client }),
  };
};

/** Whether the server has a draft of this person at a place. */
export const useIsDraftStored = ({ kind, targetId }: DraftAt): boolean => {
  const queryFn = useList();
  const { data } = useQuery({ queryKey, queryFn, staleTime: Infinity, retry: false });
  return data?.some((draft) => draft.kind === kind && draft.targetId === targetId) ?? false;
};
