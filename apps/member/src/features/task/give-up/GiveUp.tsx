import { giveUpParticipation } from '@yayan/api-client';
import { getCheckHomeQueryOptions, invalidateAfter } from '@yayan/api-client/react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useAction } from '@yayan/site';
import { ConfirmDialog, UnstyledButton } from '@yayan/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import classes from './GiveUp.module.css';

/** Deletes what it could be continued with here. Without a network, it would be offered again. */
const forget = async (sessionId: string): Promise<void> =>
  await (await import('../../../shell/unsent/drop-kept.ts')).dropKept(sessionId);

/**
 * Asks for all that shows it. The home page too, which isn't on screen: what this device keeps of it for the time without a network
 * would offer the task once more.
 */
const refresh = async (queries: QueryClient): Promise<void> => {
  await Promise.all([
    invalidateAfter(queries, 'giveUpParticipation'),
    queries.prefetchQuery({ ...getCheckHomeQueryOptions({ request: { quiet: true } }), staleTime: 0 }),
  ]);
};

interface GiveUpProps {
  sessionId: string;
  title: string;
  /** Whether it may be answered on a partner's pages, whose result can still arrive. */
  isSurvey: boolean;
  hidesCoins: boolean;
}

/** 放弃: gives up a participation after the member has read what is lost (rule 3.46), and opens its result. */
export function GiveUp({ sessionId, title, isSurvey, hidesCoins }: GiveUpProps) {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { run, isPending, failure, clear } = useAction(async () => {
    const { resultId } = await giveUpParticipation(sessionId);
    void forget(sessionId);
    void refresh(queries);
    await navigate(`/task/back?result=${resultId}`);
  });
  const close = (): void => {
    clear();
    setAsking(false);
  };
  return (
    <>
      <UnstyledButton className={classes['root'] ?? ''} onClick={() => setAsking(true)}>
        放弃
      </UnstyledButton>
      <ConfirmDialog
        opened={isAsking}
        onClose={close}
        onConfirm={() => void run()}
        title={`放弃『${title}』？`}
        confirmLabel="确认放弃"
        danger
        pending={isPending}
        failure={failure}
      >
        <ul className={classes['losses']}>
          <li>名额马上让给别人，这个任务不能再参加</li>
          <li>{isSurvey ? '填过的答案会删除，找不回来' : '做到一半的内容会删除，找不回来'}</li>
          {hidesCoins ? null : <li>这次没有金币，也没有感谢金币</li>}
          {isSurvey ? <li>在合作方页面上已经答完的，请不要放弃，等结果传回来就好</li> : null}
        </ul>
      </ConfirmDialog>
    </>
  );
}
