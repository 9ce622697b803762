import { useQuery } from '@tanstack/react-query';
import type { BegunHere } from './read-begun.ts';

export type { BegunHere };

export const begunQueryKey = ['begun on this device'] as const;

/** Nothing on a page waits for them. */
const read = async (): Promise<readonly BegunHere[]> => await (await import('./read-begun.ts')).readBegun();

/** What a page says about a questionnaire that waits to be handed in. */
export const finishedText = '答完了，还没提交，联网后自动提交';

/** What a page says about a questionnaire that was begun here: where it was left, and whether answers wait. */
export const begunText = ({ isFinished, place, waits }: BegunHere): string => {
  if (isFinished) return finishedText;
  const left = place === undefined ? '已经开始' : `上次答到${place}`;
  return waits ? `${left}，答案已存好，联网后自动提交` : left;
};

/** The questionnaires that were begun on this device and have not ended here. */
export const useBegunHere = (isWanted = true): readonly BegunHere[] => {
  const { data } = useQuery({
    queryKey: begunQueryKey,
    queryFn: read,
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
  useBegunHere(sessionId !== undefined).some((one) => one.sessionId === sessionId && one.isFinished);
