import { useGetSurveyResult } from '@yayan/api-client';
import { isRefusal } from '@yayan/auth';
import { Button, ErrorState, Link, LoadingRegion, Notice, SkeletonDetail } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { useIsSignedIn } from '../../shell/use-is-signed-in.ts';
import { PartnerReturn } from './PartnerReturn.tsx';
import { TaskResult } from './TaskResult.tsx';

/** 答题结果: what the server says of a result, whatever else the address says; safe to reload. */
export default function TaskResultPage() {
  const [search] = useSearchParams();
  const resultId = search.get('result') ?? '';
  const isSignedIn = useIsSignedIn();
  // Partners we send people to are named by `k` in the address they come back to.
  const isReturn = search.has('k');
  const result = useGetSurveyResult(resultId, {
    query: { enabled: isSignedIn && !isReturn && resultId !== '' },
  });
  if (isReturn) return <PartnerReturn />;
  if (!isSignedIn) return <Elsewhere title="登录后查看结果" href={loginHref(search)} label="登录 / 注册" />;
  if (
    resultId === '' ||
    isRefusal(result.error, 'NOT_FOUND', 404) ||
    isRefusal(result.error, 'FIELD_WRONG', 10002)
  )
    return <Elsewhere title="没有找到这次结果" href="/task/summary" label="看任务记录" />;
  if (result.isError && !result.data)
    return <ErrorState onRetry={() => void result.refetch()} retrying={result.isFetching} />;
  return (
    <LoadingRegion loading={result.isPending} skeleton={<SkeletonDetail />}>
      {result.data ? <TaskResult result={result.data} /> : null}
    </LoadingRegion>
  );
}

const loginHref = (search: URLSearchParams): string =>
  `/login?from=${encodeURIComponent(`/task/back?${search.toString()}`)}`;

function Elsewhere({ title, href, label }: { title: string; href: string; label: string }) {
  return (
    <Notice
      heading
      stage="seed"
      title={title}
      action={
        <Button component={Link} href={href}>
          {label}
        </Button>
      }
    />
  );
}
