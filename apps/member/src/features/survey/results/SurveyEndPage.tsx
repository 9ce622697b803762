import type { KeyEnd } from '@yayan/api-client';
import { useGetKeyEnd } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { ButtonLink, joinResultView, StatePanel, ResultHero, SkeletonDetail } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { ExternalSurveyRedirect } from '../external/ExternalSurveyRedirect.tsx';
import { ResultFacts } from './ResultFacts.tsx';
import classes from './TaskResult.module.css';

/** 调研结束: the server's result of a visit without an account, whatever the address says (rule 3.23). */
export default function SurveyEndPage() {
  const visit = useSearchParams()[0].get('visit') ?? '';
  const end = useGetKeyEnd(visit, { query: { enabled: visit !== '' } });
  if (visit === '') return <Thanks />;
  return (
    <QueryView query={end} skeleton={<SkeletonDetail />} notFound={<Thanks />}>
      {(known) => <End end={known} visit={visit} />}
    </QueryView>
  );
}

function Thanks() {
  return (
    <StatePanel heading stage="flower" title="谢谢你的参与">
      调研已经结束，可以关闭本页。
    </StatePanel>
  );
}

const goOnAt = { agent: '/task/agent/go', open: '/cloud/survey/go', ticket: '/task/mp/go' } as const;

function End({ end, visit }: { end: KeyEnd; visit: string }) {
  if (end.url) return <ExternalSurveyRedirect url={end.url} />;
  if (end.state === 'open')
    return (
      <StatePanel
        heading
        stage="sprout"
        title={end.title}
        action={<ButtonLink href={`${goOnAt[end.kind]}?visit=${visit}`}>继续作答</ButtonLink>}
      >
        {end.reason}
      </StatePanel>
    );
  const look = joinResultView(end.result, end.cause);
  return (
    <div className={classes['root']}>
      <ResultHero
        stage={look.stage}
        title={look.title}
        line={end.reason}
        actions={
          end.resultId ? (
            <ButtonLink href={`/task/back?result=${end.resultId}`}>看金币和记录</ButtonLink>
          ) : undefined
        }
      />
      <ResultFacts supportCode={end.supportCode} facts={[['问卷', end.title]]} />
    </div>
  );
}
