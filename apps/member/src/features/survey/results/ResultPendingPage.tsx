import { PartnerVisitState } from '@yayan/api-client';
import { useGetPartnerVisit } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { ButtonLink, StatePanel, SkeletonDetail } from '@yayan/ui';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useIsSignedIn } from '../../../shell/session/use-is-signed-in.ts';
import { RetryVisit } from '../external/RetryVisit.tsx';
import { DoubtResult } from './DoubtResult.tsx';
import { ResultFacts } from './ResultFacts.tsx';
import classes from './TaskResult.module.css';

/** The support code that the previous page put into the history state, for visitors who are not signed in. */
const handedCode = (state: unknown): string | undefined =>
  typeof state === 'object' &&
  state !== null &&
  'supportCode' in state &&
  typeof state.supportCode === 'string'
    ? state.supportCode
    : undefined;

/**
 * 结果待确认: the partner has not reported the result yet. The page redirects to the result when a live notification
 * announces it. Until then it explains what happens next and shows a support code.
 */
export default function ResultPendingPage() {
  const session = useSearchParams()[0].get('session') ?? '';
  const { state } = useLocation();
  const isSignedIn = useIsSignedIn();
  const canAsk = isSignedIn && session !== '';
  const visit = useGetPartnerVisit(session, { query: { enabled: canAsk } });
  const unknown = <Pending code={handedCode(state)} />;
  if (!canAsk) return unknown;
  return (
    <QueryView query={visit} skeleton={<SkeletonDetail />} notFound={unknown}>
      {({ state: visitState, resultId, supportCode, task }) => {
        if (resultId) return <Navigate to={`/task/back?result=${resultId}`} replace />;
        return visitState === PartnerVisitState.Retry ? (
          <RetryVisit taskHashId={task.hashId} supportCode={supportCode} />
        ) : (
          <Pending code={supportCode} title={task.title} />
        );
      }}
    </QueryView>
  );
}

interface PendingProps {
  code: string | undefined;
  title?: string;
}

function Pending({ code, title }: PendingProps) {
  return (
    <div className={classes['root']}>
      <StatePanel
        heading
        stage="sprout"
        title="结果还没传回来"
        action={<ButtonLink href="/task/summary">看任务记录</ButtonLink>}
      >
        {'我们会自动核对，24\u00a0小时内更新到任务记录，不用重新作答。'}
      </StatePanel>
      {code ? (
        <ResultFacts supportCode={code} facts={[title ? ['任务', title] : null]}>
          <DoubtResult
            facts={[...(title ? [['任务', title] as const] : []), ['结果', '还没传回来'], ['查询编号', code]]}
          />
        </ResultFacts>
      ) : null}
    </div>
  );
}
