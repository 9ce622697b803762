import { useQueryClient } from '@tanstack/react-query';
import { createFollowUp, type FollowUp, type FollowUpCreate, type GroupResponse } from '@yayan/api-client';
import { refetchGroup } from '../client/refetch-group.ts';
import { useCaller } from '../client/use-caller.ts';

/** Stores a follow-up or reply below an answer, then refetches what is on screen. Returns what was stored. */
export const useCreateFollowUp = ({ id, sectionId }: GroupResponse) => {
  const client = useQueryClient();
  const caller = useCaller();
  return async (what: FollowUpCreate): Promise<FollowUp> => {
    const stored = await createFollowUp(id, what, { client: caller });
    await refetchGroup(client, sectionId);
    return stored;
  };
};
