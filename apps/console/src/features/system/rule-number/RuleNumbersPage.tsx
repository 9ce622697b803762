import { type RuleNumber, useListOperatorRequests, useListRuleNumbers } from '@yayan/console-client';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import { LoadedQuery } from '../../../shell/state/LoadedQuery.tsx';
import { SkeletonRows } from '../../../shell/state/SkeletonRows.tsx';
import { NumberHistory } from './NumberHistory.tsx';
import { NumberTable } from './NumberTable.tsx';
import classes from './RuleNumbersPage.module.css';

const byKind = (items: readonly RuleNumber[]) => [...Map.groupBy(items, ({ kind }) => kind)];

/** The numbers of rules that operators change, each with its history (rule 14.80). */
export default function RuleNumbersPage() {
  const query = useListRuleNumbers();
  const requests = useListOperatorRequests({ open: true }).data?.items ?? [];
  const asked = requests.filter(({ kind }) => kind === 'ruleNumber');
  return (
    <>
      <PageHead
        title="规则数字"
        lead="改动从马上或某个时间起生效，以前的决定仍按当时的数字。会员看得到的数字从某天零点起改，并提前告诉他们。"
      />
      <LoadedQuery query={query} skeleton={<SkeletonRows count={6} />}>
        {({ items }) => (
          <div className={classes['root']}>
            {byKind(items).map(([kind, numbers]) => (
              <NumberTable key={kind} kind={kind} numbers={numbers} asked={asked} />
            ))}
            <NumberHistory numbers={items} />
          </div>
        )}
      </LoadedQuery>
    </>
  );
}
