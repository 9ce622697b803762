import { useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '@yayan/api-client';
import { ApiError } from '@yayan/auth';
import { failureText, noteShown } from '@yayan/site';
import { useRef, useState } from 'react';
import { beginIntention, endIntention } from '../../../shell/client/intention.ts';

type Send<Body, Answer> = (body: Body, headers: { 'Idempotency-Key': string }) => Promise<Answer>;

/**
 * Sends a call once at a press. The press is an intention: after a lost answer the same key is sent again, so that nothing
 * counts twice (rule 12.4). `lost` is what is said then.
 */
export const useOnce = <Body, Answer>(name: string, send: Send<Body, Answer>, lost: string) => {
  const queries = useQueryClient();
  const [answer, setAnswer] = useState<Answer>();
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);

  const run = async (chosen: Body): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setSending(true);
    setFailure(undefined);
    setAnswer(undefined);
    try {
      const { key, body } = await beginIntention(name, () => Promise.resolve(chosen));
      try {
        setAnswer(await send(body, { 'Idempotency-Key': key }));
        await endIntention(name, key);
      } catch (error) {
        noteShown(error);
        // Only an answer of the server decides the intention; a lost one may have counted.
        if (error instanceof ApiError && error.code > 0) await endIntention(name, key);
        throw error;
      }
      await queries.invalidateQueries();
    } catch (error) {
      if (isRefusal(error, 'CAMPAIGN_ENDED')) void queries.invalidateQueries();
      setFailure(failureText(error, lost));
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  };
  return { run, answer, failure, isSending, close: () => setAnswer(undefined) };
};
