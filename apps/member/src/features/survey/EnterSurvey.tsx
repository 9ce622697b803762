import { useQuery } from '@tanstack/react-query';
import type { SurveyEntry } from '@yayan/api-client';
import { ApiError } from '@yayan/auth';
import { ErrorState, LoadingRegion, Notice } from '@yayan/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { KeySession } from './KeySession.tsx';
import { Leaving } from './Leaving.tsx';
import { StartingBones } from './StartingBones.tsx';

interface EnterSurveyProps {
  /** Where the address is taken to; undefined when it is not whole. */
  enter: ((signal: AbortSignal) => Promise<SurveyEntry>) | undefined;
}

/**
 * A way in without an account or a cookie: the link is exchanged for a key once, which then stands in the address in its
 * place (`?visit=`), so that a reload goes on.
 */
export function EnterSurvey({ enter }: EnterSurveyProps) {
  const [search] = useSearchParams();
  const visit = search.get('visit');
  if (visit) return <KeySession key={visit} surveyKey={visit} />;
  return enter ? <Entering enter={enter} /> : <Refused msg="这个链接不完整，请向发给你链接的人要一个新的" />;
}

function Entering({ enter }: { enter: NonNullable<EnterSurveyProps['enter']> }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const entry = useQuery({
    queryKey: ['enterSurvey', pathname, search],
    queryFn: ({ signal }) => enter(signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  const { state, key, url } = entry.data ?? {};
  useEffect(() => {
    if (state && key)
      void navigate(`${state === 'open' ? pathname : '/survey/end'}?visit=${key}`, { replace: true });
  }, [navigate, pathname, state, key]);
  const { error } = entry;
  if (error instanceof ApiError && error.code !== 0 && error.status < 500) return <Refused msg={error.msg} />;
  if (error) return <ErrorState onRetry={() => void entry.refetch()} retrying={entry.isFetching} />;
  if (url) return <Leaving url={url} />;
  return (
    <LoadingRegion loading skeleton={<StartingBones />}>
      {null}
    </LoadingRegion>
  );
}

function Refused({ msg }: { msg: string }) {
  return (
    <Notice heading stage="seed" title="现在还不能开始">
      {msg}
    </Notice>
  );
}
