import { CreditKind } from '@yayan/api-client';
import { PageTitle } from '@yayan/ui';
import { ChangeList } from './ChangeList.tsx';
import classes from './scores.module.css';

/** 权益值明细: every change. */
export default function CreditDetailsPage() {
  return (
    <div className={classes['root']}>
      <PageTitle title="权益值明细" back={{ href: '/home/credit', label: '权益值' }} />
      <ChangeList kind={CreditKind.Credit} empty="权益值记录" />
    </div>
  );
}
