import type { Invitation } from '@yayan/api-client';
import { formatCount } from '@yayan/ui';
import classes from './InviteHomePage.module.css';

/** How many came, and what that brought. */
export function InviteTotals({ invitation: { invited, earned, pending } }: { invitation: Invitation }) {
  return (
    <dl className={classes['totals']}>
      <div>
        <dt>已邀请（人）</dt>
        <dd>{formatCount(invited)}</dd>
      </div>
      <div>
        <dt>已到账（金币）</dt>
        <dd>{formatCount(earned)}</dd>
      </div>
      <div>
        <dt>待到账（金币）</dt>
        <dd>{formatCount(pending)}</dd>
      </div>
    </dl>
  );
}
