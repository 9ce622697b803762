import type { PartnerConsent } from '@yayan/api-client';
import { formatMoment, Link, StateBadge } from '@yayan/ui';
import { RowAction } from '../frame/RowAction.tsx';
import classes from './ConsentList.module.css';

interface PartnerConsentListProps {
  consents: readonly PartnerConsent[];
  onWithdraw: (recipient: string) => void;
}

/** The recipients that the member agreed to at tasks, with what each gets and why (rule 2.26). */
export function PartnerConsentList({ consents, onWithdraw }: PartnerConsentListProps) {
  if (consents.length === 0) return '当前暂无同意过的接收方';
  return (
    <ul className={classes['list']}>
      {consents.map((consent) => (
        <Recipient key={consent.recipient} consent={consent} onWithdraw={onWithdraw} />
      ))}
    </ul>
  );
}

function Recipient({
  consent,
  onWithdraw,
}: Pick<PartnerConsentListProps, 'onWithdraw'> & { consent: PartnerConsent }) {
  const { recipient, thirdParty, items, purposes, tasks, taskCount, withdrawable } = consent;
  const more = taskCount - tasks.length;
  return (
    <li className={classes['consent']}>
      <span className={classes['text']}>
        <span className={classes['name']}>
          {recipient}
          {thirdParty ? '（第三方）' : ''}
          {withdrawable ? null : <StateBadge tone="grey" label="已撤回" />}
        </span>
        <span className={classes['when']}>收到：{items.join('、')}</span>
        <span className={classes['when']}>用来：{purposes.join('；')}</span>
        {tasks.map(({ hashId, title, agreedAt, withdrawnAt }) => (
          <span key={`${hashId} ${agreedAt}`} className={classes['when']}>
            <Link href={`/task/detail/${hashId}`}>{title}</Link> · {formatMoment(agreedAt)} 同意
            {withdrawnAt ? ` · ${formatMoment(withdrawnAt)} 撤回` : ''}
          </span>
        ))}
        {more > 0 ? <span className={classes['when']}>还有更早的 {more} 个任务</span> : null}
      </span>
      {withdrawable ? (
        <RowAction
          label="撤回"
          object={`向${recipient}提供信息的同意`}
          danger
          onPress={() => onWithdraw(recipient)}
        />
      ) : null}
    </li>
  );
}
