import { useGetSurveyResult } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { ButtonLink, StatePanel, SkeletonDetail } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { SignInFirst } from '../../../shell/guards/SignInFirst.tsx';
import { FailedPage } from '../../../shell/notices/FailedPage.tsx';
import { useIsSignedIn } from '../../../shell/session/use-is-signed-in.ts';
import { PartnerReturn } from '../external/PartnerReturn.tsx';
import { TaskResult } from './TaskResult.tsx';

/** 答题结果: the server's result, whatever the address says (rule 3.23). */
export default function TaskResultPage() {
  const [search] = useSearchParams();
  const resultId = search.get('result') ?? '';
  const isSignedIn = useIsSignedIn();
  // A partner's return address names the partner by `k`.
  const isReturn = search.has('k');
  const result = useGetSurveyResult(resultId, {
    query: { enabled: isSignedIn && !isReturn && resultId !== '' },
  });
  if (isReturn) return <PartnerReturn />;
  if (!isSignedIn) return <SignInFirst title="登录后查看结果" />;
  if (resultId === '') return <NoResult />;
  return (
    <QueryView
      query={result}
      skeleton={<SkeletonDetail />}
      notFound={<NoResult />}
      failed={
        <FailedPage query={result} title="答题结果" back={{ href: '/task/summary', label: '任务记录' }} />
      }
    >
      {(known) => <TaskResult result={known} />}
    </QueryView>
  );
}

function NoResult() {
  return (
    <StatePanel
      heading
      stage="seed"
      title="没有找到这次结果"
      action={<ButtonLink href="/task/summary">看任务记录</ButtonLink>}
    >
      链接可能不完整，或属于另一个账号。
    </StatePanel>
  );
}
