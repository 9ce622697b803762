import { useQueryClient } from '@tanstack/react-query';
import { markSectionRead } from '@yayan/api-client';
import { useCallback } from 'react';
import { refetchCounts } from '../../../shell/client/refetch-group.ts';

/** Moves the unread divider of a section to an answer. A failure doesn't matter: the next visit moves it. */
export const useMarkRead = (sectionId: string): ((responseId: string) => void) => {
  const client = useQueryClient();
  return useCallback(
    (responseId) => {
      void markSectionRead({ sectionId, responseId }).then(
        () => refetchCounts(client),
        () => undefined,
      );
    },
    [client, sectionId],
  );
};
