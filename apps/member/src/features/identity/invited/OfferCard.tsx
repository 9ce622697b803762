import { type InviteOffer, InviteStep } from '@yayan/api-client';
import { Avatar, formatCount } from '@yayan/ui';
import classes from './OfferCard.module.css';

const stepNames: Record<InviteStep, string> = {
  verified: '你验证手机号并加入',
  welcomeSurvey: '你完成个人资料问卷',
  firstSurvey: '你完成首份付费问卷',
};

/** Shows who invites, what the invited friend gets, and openly what the inviter gets. */
export function OfferCard({ offer: { inviter, welcomeCoins, tiers } }: { offer: InviteOffer }) {
  const gains = [
    ...(welcomeCoins > 0 ? [`完成新手任务，可得 ${formatCount(welcomeCoins)} 金币`] : []),
    '每份问卷都先写明金币、用时和感谢金币',
    '金币可换话费、卡券和实物，每一枚都查得到来处',
  ];
  return (
    <div className={classes['root']}>
      <header className={classes['head']}>
        <Avatar src={inviter.avatar} name={inviter.nickname} size={72} />
        <h1 className={classes['title']} tabIndex={-1}>
          {inviter.nickname} 邀请你加入芽言
        </h1>
        <p className={classes['lead']}>说出你的想法，帮产品变得更好，也得到金币。</p>
      </header>
      <ul className={classes['gains']} aria-label="加入后你得到什么">
        {gains.map((gain) => (
          <li key={gain}>{gain}</li>
        ))}
      </ul>
      <details className={classes['open']}>
        <summary>TA 会得到什么？</summary>
        <ul>
          {tiers.map(({ step, coins }) => (
            <li key={step}>
              {stepNames[step]}：TA 得 {coins} 金币
            </li>
          ))}
        </ul>
        <p>TA 只会看到你的打码昵称和进度，看不到手机号和答案。</p>
      </details>
    </div>
  );
}
