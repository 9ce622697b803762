import { invalidateAfter } from '@yayan/api-client/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { reportReturn, type ReturnVerdict } from '@yayan/api-client';
import { QueryView } from '@yayan/site';
import { ButtonLink, StatePanel, SkeletonDetail } from '@yayan/ui';
import { Navigate, useLocation } from 'react-router';
import { RetryVisit } from './RetryVisit.tsx';

/** Address of the page that shows the server's verdict. */
const addressOf = ({ state, resultId, sessionId }: ReturnVerdict): string => {
  if (state === 'ended' && resultId) return `/task/back?result=${resultId}`;
  return state === 'waiting' && sessionId ? `/task/back/failure?session=${sessionId}` : '/task/back/failure';
};

/**
 * Handles the return from a partner: sends the address unchanged to the server and shows only the server's verdict (rule 3.23).
 * The call has no further effect when it is repeated, so a reload is harmless.
 */
export function PartnerReturn() {
  const { search } = useLocation();
  const queries = useQueryClient();
  const query = search.slice(1);
  const verdict = useQuery({
    queryKey: ['reportReturn', query],
    queryFn: async ({ signal }) => {
      const answer = await reportReturn({ query }, { signal });
      if (answer.state === 'ended') void invalidateAfter(queries, 'reportReturn');
      return answer;
    },
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  return (
    <QueryView query={verdict} skeleton={<SkeletonDetail />} notFound={<NotWhole />}>
      {(answer) =>
        answer.taskHashId === null ? (
          <Navigate to={addressOf(answer)} replace state={{ supportCode: answer.supportCode }} />
        ) : (
          <RetryVisit taskHashId={answer.taskHashId} supportCode={answer.supportCode} />
        )
      }
    </QueryView>
  );
}

function NotWhole() {
  return (
    <StatePanel
      heading
      stage="withered"
      title="这个返回链接不完整"
      action={
        <ButtonLink href="/task/summary" variant="light">
          看任务记录
        </ButtonLink>
      }
    >
      你的作答不受影响，结果传回后会更新到任务记录。
    </StatePanel>
  );
}
