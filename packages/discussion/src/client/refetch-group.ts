import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isStaleAfter } from '@yayan/api-client/react';
import { refetchMatching } from '@yayan/site';

/** Whether a query lists the answers of another section only. */
const isOfOtherSection = ([path, params]: QueryKey, sectionId: string | null): boolean => {
  if (path !== '/focusResponses' || sectionId === null) return false;
  const asked =
    typeof params === 'object' && params !== null && 'sectionId' in params ? params.sectionId : undefined;
  return asked !== sectionId;
};

/**
 * Refetches what a change in a section touches: its answers, open threads and all counts. `null` stands for all
 * sections.
 */
export const refetchGroup = (client: QueryClient, sectionId: string | null): Promise<void> =>
  refetchMatching(
    client,
    ({ queryKey }) => isStaleAfter('group', queryKey) && !isOfOtherSection(queryKey, sectionId),
  );
