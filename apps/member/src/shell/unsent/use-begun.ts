import { useQuery } from '@tanstack/react-query';
import type { Finished } from './finished.ts';
import { unsentOwner } from './unsent-owner.ts';

/** A questionnaire that was finished on this device and not handed in (rule 3.9). */
export interface FinishedHere extends Pick<Finished, 'task'> {
  readonly sessionId: string;
}

export const finishedQueryKey = ['finished on this device'] as const;

/** Nothing on a page waits for them. */
const readAll = async (): Promise<readonly FinishedHere[]> => {
  const owner = unsentOwner();
  if (!owner) return [];
  const [{ unsent }, { finishedPrefix, readFinished }] = await Promise.all([
    import('./unsent.ts'),
    import('./finished.ts'),
  ]);
  const ids = await unsent.idsOf(owner).catch(() => []);
  const sessionIds = ids
    .filter((id) => id.startsWith(finishedPrefix))
    .map((id) => id.slice(finishedPrefix.length));
  return await Promise.all(
    sessionIds.map(async (sessionId) => {
      const task = (await readFinished(unsent, owner, sessionId))?.task;
      return { sessionId, ...(task && { task }) };
    }),
  );
};

/** What a page says about a questionnaire that waits to be handed in. */
export const finishedText = '答完了，还没提交，联网后自动提交';

/** The questionnaires that were finished on this device and wait to be handed in. */
export const useFinishedHere = (isWanted = true): readonly FinishedHere[] => {
  const { data } = useQuery({
    queryKey: finishedQueryKey,
    queryFn: readAll,
    enabled: isWanted,
    networkMode: 'always',
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  return data ?? [];
};

/** Whether this questionnaire was finished on this device and waits to be handed in. */
export const useFinished = (sessionId: string | undefined): boolean =>
  useFinishedHere(sessionId !== undefined).some((one) => one.sessionId === sessionId);
