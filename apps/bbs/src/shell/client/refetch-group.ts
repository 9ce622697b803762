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

/** Fetches anew what counts answers: topics, what is owed, who has not spoken. */
export const refetchCounts = (client: QueryClient): Promise<void> =>
  refetchMatching(client, ({ queryKey }) => isCount(queryKey));

/** Fetches anew what a change in one section touches: its answers, open threads, and every count. `null` is all sections. */
export const refetchGroup = (client: QueryClient, sectionId: string | null): Promise<void> =>
  refetchMatching(client, ({ queryKey }) => isCount(queryKey) || isAnswers(queryKey, sectionId));
