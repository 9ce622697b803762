import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { refetchMatching } from '@yayan/site';

const counted = ['/focusSections', '/v1/focusTopics', '/focusMembers', '/focusVotes'];

const isCount = ([path]: QueryKey): boolean =>
  typeof path === 'string' && counted.some((start) => path.startsWith(start));

const isAnswers = ([path, params]: QueryKey, sectionId: string | null): boolean => {
  if (typeof path !== 'string') return false;
  if (path !== '/focusResponses') return path.startsWith('/focusResponses/');
  if (sectionId === null) return true;
  return (
    typeof params === 'object' && params !== null && 'sectionId' in params && params.sectionId === sectionId
  );
};

/**
 * Refetches what a change in a section touches: its answers, open threads and all counts. `null` stands for all
 * sections.
 */
export const refetchGroup = (client: QueryClient, sectionId: string | null): Promise<void> =>
  refetchMatching(client, ({ queryKey }) => isCount(queryKey) || isAnswers(queryKey, sectionId));
