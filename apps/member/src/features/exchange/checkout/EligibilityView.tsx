import { Button, Skeleton } from '@yayan/ui';
import { EligibilityList } from './EligibilityList.tsx';
import classes from './EligibilityList.module.css';
import type { useEligibility } from './use-eligibility.ts';

/** The prerequisites of the selected order, in each state of their query. */
export function EligibilityView({ query }: { query: ReturnType<typeof useEligibility> }) {
  if (query.isError)
    return (
      <div className={classes['failed']} role="alert">
        兑换条件没有加载出来
        <Button variant="light" size="sm" loading={query.isFetching} onClick={() => void query.refetch()}>
          重试
        </Button>
      </div>
    );
  if (!query.data) return <Skeleton height={140} />;
  return <EligibilityList list={query.data.prerequisites} isStale={query.isPlaceholderData} />;
}
