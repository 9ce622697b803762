import { useQuery } from '@tanstack/react-query';
import type { SurveyEntry } from '@yayan/api-client';
import { QueryView, isNotFound } from '@yayan/site';
import { StatePanel } from '@yayan/ui';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { FailedPage } from '../../../shell/notices/FailedPage.tsx';
import { isRefused } from '../is-refused.ts';
import { KeySession } from '../answering/KeySession.tsx';
import { ExternalSurveyRedirect } from '../external/ExternalSurveyRedirect.tsx';
import { StartSkeleton } from '../skeleton/StartSkeleton.tsx';

interface EnterSurveyProps {
  /** Exchanges the link for a key; undefined when the link is incomplete. */
  enter: ((signal: AbortSignal) => Promise<SurveyEntry>) | undefined;
}

/**
 * Entry without an account or a cookie. The link is exchanged once for a key, which replaces it in the address
 * (`?visit=`), so that a reload continues the same participation.
 */
export function EnterSurvey({ enter }: EnterSurveyProps) {
  const [search] = useSearchParams();
  const visit = search.get('visit');
  if (visit) return <KeySession key={visit} surveyKey={visit} />;
  return enter ? <Entering enter={enter} /> : <NotWhole />;
}

function Entering({ enter }: { enter: NonNullable<EnterSurveyProps['enter']> }) {
  const { pathname, search } = useLocation();
  const entry = useQuery({
    queryKey: ['enterSurvey', pathname, search],
    queryFn: ({ signal }) => enter(signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (isRefused(entry.error) && !isNotFound(entry.error)) return <Refused msg={entry.error.msg} />;
  return (
    <QueryView
      query={entry}
      skeleton={<StartSkeleton />}
      notFound={<NotWhole />}
      failed={<FailedPage query={entry} title="前往答题" />}
    >
      {({ state, key, url }) =>
        url ? (
          <ExternalSurveyRedirect url={url} />
        ) : (
          <Navigate to={`${state === 'open' ? pathname : '/survey/end'}?visit=${key}`} replace />
        )
      }
    </QueryView>
  );
}

function NotWhole() {
  return <Refused msg="这个链接不完整，请向发给你链接的人要一个新的。" />;
}

function Refused({ msg }: { msg: string }) {
  return (
    <StatePanel heading stage="seed" title="现在还不能开始">
      {msg}
    </StatePanel>
  );
}
