import { useQuery } from '@tanstack/react-query';
import { unsentOwner } from './unsent-owner.ts';

export const finishedQueryKey = ['finished on this device'] as const;

/** The ids of the questionnaires that were finished here and not handed in. Nothing on a page waits for them. */
const readIds = async (): Promise<readonly string[]> => {
  const owner = unsentOwner();
  if (!owner) return [];
  const [{ unsent }, { finishedPrefix }] = await Promise.all([
    import('./unsent.ts'),
    import('./finished.ts'),
  ]);
  const ids = await unsent.idsOf(owner).catch(() => []);
  return ids.filter((id) => id.startsWith(finishedPrefix)).map((id) => id.slice(finishedPrefix.length));
};

/** What a page says about a questionnaire that waits to be handed in. */
export const finishedText = '答完了，还没提交，联网后自动提交';

/** Whether this questionnaire was finished on this device and waits to be handed in (rule 3.9). */
export const useFinished = (sessionId: string | undefined): boolean => {
  const { data } = useQuery({
    queryKey: finishedQueryKey,
    queryFn: readIds,
    enabled: sessionId !== undefined,
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  return sessionId !== undefined && data?.includes(sessionId) === true;
};
