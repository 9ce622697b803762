import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Participation, startParticipation, isRefusal } from '@yayan/api-client';
import { getGetTaskQueryKey } from '@yayan/api-client/react';
import { QueryView, isNotFound } from '@yayan/site';
import { giveWay } from '@yayan/ui/give-way';
import { ButtonLink, StatePanel } from '@yayan/ui';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { FailedPage } from '../../../shell/notices/FailedPage.tsx';
import { TaskNotFound } from '../../../shell/notices/TaskNotFound.tsx';
import { AskConsent } from './AskConsent.tsx';
import { AskPause } from '../pause/AskPause.tsx';
import { loadRunner } from '../answering/load-runner.ts';
import { isRefused } from '../is-refused.ts';
import { ExternalSurveyRedirect } from '../external/ExternalSurveyRedirect.tsx';
import { StartSkeleton } from '../skeleton/StartSkeleton.tsx';

/** The id of the member's earlier result, from the refusal's data. */
const ownResultOf = (error: unknown): string | undefined =>
  isRefusal(error, 'ALREADY_JOINED') ? error.data?.resultId : undefined;

/** The address on our site where a participation continues. Tasks that aren't questionnaires have a page of their own. */
const ownAddressOf = ({ kind, sessionId, resultId, url }: Participation): string | undefined => {
  if (resultId) return `/task/back?result=${resultId}`;
  if (kind === 'hosted') return `/task/go?session=${sessionId}`;
  return url?.startsWith('/') ? url : undefined;
};

/** Starts the task or finds its open participation, and redirects to it, replacing this history entry. */
export function StartTask({ hashId }: { hashId: string }) {
  const queries = useQueryClient();
  /** The version of the text about data that the member agreed to. */
  const [agreed, setAgreed] = useState<number>();
  const [pause, setPause] = useState<string>();
  // Starting twice returns the same participation, so a query may make the call.
  const start = useQuery({
    queryKey: ['startParticipation', hashId, agreed, pause],
    queryFn: async ({ signal }) => {
      await giveWay();
      const consent = agreed === undefined ? {} : { consent: true, dataUseVersion: agreed };
      const request = { taskHashId: hashId, ...consent, ...(pause && { pause }) };
      try {
        return await startParticipation(request, { signal });
      } catch (error) {
        // What was read before is no text to agree to any more.
        if (isRefusal(error, 'DATA_USE_CHANGED'))
          queries.removeQueries({ queryKey: getGetTaskQueryKey(hashId) });
        throw error;
      }
    },
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { error } = start;
  // Use the time while the page asks for consent or shows a failure to load the runner.
  const isStopped = error !== null;
  useEffect(() => {
    if (isStopped) loadRunner();
  }, [isStopped]);
  const ownResult = ownResultOf(error);
  if (ownResult !== undefined) return <Navigate to={`/task/back?result=${ownResult}`} replace />;
  const isChanged = isRefusal(error, 'DATA_USE_CHANGED');
  if (isChanged || isRefusal(error, 'CONSENT_REQUIRED'))
    return <AskConsent hashId={hashId} isChanged={isChanged} onAgree={setAgreed} />;
  if (isRefusal(error, 'INTERVIEW_OPEN')) {
    const other = error.data;
    return <AskPause other={other} then="开始" onPause={() => setPause(other.sessionId)} />;
  }
  if (isRefused(error) && !isNotFound(error)) return <NotStarted msg={error.msg} hashId={hashId} />;
  return (
    <QueryView
      query={start}
      skeleton={<StartSkeleton />}
      notFound={<TaskNotFound />}
      failed={<FailedPage query={start} title="前往答题" />}
    >
      {(started) => <GoOn started={started} />}
    </QueryView>
  );
}

function GoOn({ started }: { started: Participation }) {
  const address = ownAddressOf(started);
  if (address !== undefined) return <Navigate to={address} replace />;
  return started.url === null ? null : <ExternalSurveyRedirect url={started.url} />;
}

function NotStarted({ msg, hashId }: { msg: string; hashId: string }) {
  return (
    <StatePanel
      heading
      stage="seed"
      title="现在还不能开始"
      action={
        <>
          <ButtonLink href="/task">看其他任务</ButtonLink>
          <ButtonLink href={`/task/detail/${hashId}`} variant="default">
            任务说明
          </ButtonLink>
        </>
      }
    >
      {msg}
    </StatePanel>
  );
}
