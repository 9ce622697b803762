import { useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '@yayan/api-client';
import { useIntention } from '@yayan/site';
import { useState } from 'react';
import { intentions } from '../../../shell/unsent/intentions.ts';

/**
 * A call of a campaign that takes effect once per press (rule 12.4). Keeps its answer until `close`. `failed` is what the
 * page says when no answer came. With `waits`, the page fetches again itself, for what it shows would tell the answer.
 */
export const useCampaignCall = <Body, Answer>(
  name: string,
  send: (body: Body, idempotencyKey: string) => Promise<Answer>,
  failed: string,
  { waits = false }: { waits?: boolean } = {},
) => {
  const queries = useQueryClient();
  const [answer, setAnswer] = useState<Answer>();
  const { run, isPending, failure } = useIntention(intentions, {
    name: () => name,
    body: (chosen: Body) => chosen,
    send,
    failed,
    done: async (answered) => {
      setAnswer(answered);
      if (!waits) await queries.invalidateQueries();
    },
    onError: (error) => {
      if (isRefusal(error, 'CAMPAIGN_ENDED') || isRefusal(error, 'CAMPAIGN_PAUSED'))
        void queries.invalidateQueries();
    },
  });
  const call = async (chosen: Body): Promise<void> => {
    if (isPending) return;
    setAnswer(undefined);
    await run(chosen);
  };
  return { run: call, answer, failure, isPending, close: () => setAnswer(undefined) };
};
