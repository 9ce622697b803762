import { useQuery } from '@tanstack/react-query';
import { startParticipation, type TaskOwnResult } from '@yayan/api-client';
import { ApiError, isRefusal } from '@yayan/auth';
import { Button, ErrorState, Link, LoadingRegion, Notice } from '@yayan/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { AskConsent } from './AskConsent.tsx';
import { Leaving } from './Leaving.tsx';
import { StartingBones } from './StartingBones.tsx';

/** The result of who joined before, from the refusal's data as the document has it. */
const ownResultOf = (error: unknown): string | undefined =>
  isRefusal(error, 'ALREADY_JOINED', 22005) ? (error.data as TaskOwnResult).resultId : undefined;

/** Starts the task, or finds the participation that is open, and goes on to it in place of this address. */
export function StartTask({ hashId }: { hashId: string }) {
  const navigate = useNavigate();
  const [consent, setConsent] = useState(false);
  // Starting twice answers the same participation, so it may be asked like a question.
  const start = useQuery({
    queryKey: ['startParticipation', hashId, consent],
    queryFn: ({ signal }) =>
      startParticipation({ taskHashId: hashId, ...(consent && { consent }) }, undefined, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const { kind, sessionId, resultId } = start.data ?? {};
  // What is no questionnaire is done on the task's own page.
  const ownPage = start.data?.url?.startsWith('/') ? start.data.url : undefined;
  const result = resultId ?? ownResultOf(start.error);
  useEffect(() => {
    if (result) void navigate(`/task/back?result=${result}`, { replace: true });
    else if (kind === 'hosted') void navigate(`/task/go?session=${sessionId}`, { replace: true });
    else if (ownPage) void navigate(ownPage, { replace: true });
  }, [navigate, kind, sessionId, ownPage, result]);
  if (isRefusal(start.error, 'CONSENT_REQUIRED', 22012))
    return <AskConsent hashId={hashId} onAgree={() => setConsent(true)} />;
  if (start.isError && result === undefined)
    return <NotStarted error={start.error} hashId={hashId} onRetry={() => void start.refetch()} />;
  if (kind === 'external' && start.data?.url && !ownPage) return <Leaving url={start.data.url} />;
  return (
    <LoadingRegion loading skeleton={<StartingBones />}>
      {null}
    </LoadingRegion>
  );
}

interface NotStartedProps {
  error: Error;
  hashId: string;
  onRetry: () => void;
}

function NotStarted({ error, hashId, onRetry }: NotStartedProps) {
  const refused = error instanceof ApiError && error.code !== 0 && error.status < 500;
  if (!refused) return <ErrorState onRetry={onRetry} />;
  return (
    <Notice
      heading
      stage="seed"
      title="现在还不能开始"
      action={
        <>
          <Button component={Link} href="/task">
            看其他任务
          </Button>
          <Button component={Link} href={`/task/detail/${hashId}`} variant="default">
            任务说明
          </Button>
        </>
      }
    >
      {error.msg}
    </Notice>
  );
}
