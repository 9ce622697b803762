import { CreditKind } from '@yayan/api-client';
import { PageTitle } from '@yayan/ui';
import { ChangeList } from './ChangeList.tsx';
import classes from './scores.module.css';

/** 质量分明细: every change, with its reason, its rule and the day a deduction ends. */
export default function QualityDetailsPage() {
  return (
    <div className={classes['root']}>
      <PageTitle
        title="质量分明细"
        lead="每次扣分都写明原因和恢复日期。"
        back={{ href: '/home/quality', label: '质量分' }}
      />
      <ChangeList kind={CreditKind.Quality} empty="质量分记录" />
    </div>
  );
}
