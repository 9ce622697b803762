import { AdultStatus, type ExchangeInfo } from '@yayan/api-client';
import { Alert, Link } from '@yayan/ui';
import { useFixHref } from '../../../shell/destination/use-fix-href.ts';
import classes from './RealNameNotice.module.css';

/** What every order needs and this member doesn't have yet, with the way to it and back (rule 5.13). */
export function RealNameNotice({ info }: { info: Pick<ExchangeInfo, 'adultStatus' | 'unverifiedTopup'> }) {
  const fixHref = useFixHref();
  const { adultStatus, unverifiedTopup } = info;
  if (adultStatus !== null && adultStatus !== AdultStatus.PendingReview) return null;
  const isWaiting = adultStatus === AdultStatus.PendingReview;
  return (
    <Alert
      color="gold"
      className={classes['root']}
      title={isWaiting ? '实名认证审核中' : '兑换前先完成实名认证'}
    >
      {isWaiting ? '通过后就能兑换。' : '一次认证，以后都能兑换，金币不会被别人冒领。'}
      {unverifiedTopup ? '认证前可以先充一次话费：5 元以内，直接充到你自己的手机，充值卡除外。' : ''}
      <Link
        href={fixHref(isWaiting ? '/home/user#verify' : '/home/user?edit=verify')}
        className={classes['fix']}
      >
        {isWaiting ? '查看进度' : '去认证'}
      </Link>
    </Alert>
  );
}
