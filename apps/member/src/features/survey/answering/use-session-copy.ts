import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { SurveySession } from '@yayan/api-client';
import { useEffect, useEffectEvent } from 'react';
import { isWorthSendingAgain } from '../../../shell/client/is-worth-sending-again.ts';
import type { UnsentOwner } from '../../../shell/unsent/unsent-store.ts';
import { readSessionCopy } from './session-copy.ts';

interface SessionCopyOptions {
  owner: UnsentOwner | undefined;
  sessionId: string;
  queryKey: readonly unknown[];
  session: UseQueryResult<SurveySession, unknown>;
}

/**
 * Shows the questionnaire as this device knew it last, while the server can't be asked (rule 3.9). Its answers are then sent as
 * if the network had been lost in the middle; if somebody else has gone on, the server says so and it is loaded again.
 */
export const useSessionCopy = ({ owner, sessionId, queryKey, session }: SessionCopyOptions): void => {
  const queries = useQueryClient();
  const isCutOff = session.data === undefined && session.isError && isWorthSendingAgain(session.error);
  const readCopy = useEffectEvent(async () => owner && (await readSessionCopy(owner, sessionId)));
  const show = useEffectEvent((copy: SurveySession) => void queries.setQueryData(queryKey, copy));
  useEffect(() => {
    if (!isCutOff) return undefined;
    let isOver = false;
    void readCopy().then((copy) => {
      if (copy && !isOver) show(copy);
    });
    return () => {
      isOver = true;
    };
  }, [isCutOff]);
};
