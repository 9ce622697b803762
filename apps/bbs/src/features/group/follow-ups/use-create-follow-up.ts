import { useQueryClient } from '@tanstack/react-query';
import { createFollowUp, type FollowUpCreate, type GroupResponse } from '@yayan/api-client';
import { refetchGroup } from '../../../shell/client/refetch-group.ts';

/** Says something below an answer; what is on screen follows. */
export const useCreateFollowUp = ({ id, sectionId }: GroupResponse) => {
  const client = useQueryClient();
  return async (what: FollowUpCreate): Promise<void> => {
    await createFollowUp(id, what);
    await refetchGroup(client, sectionId);
  };
};
