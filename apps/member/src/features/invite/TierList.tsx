import type { Invitation } from '@yayan/api-client';
import { Coins, formatCalendarDay, SectionHeading } from '@yayan/ui';
import { stepNames, stepTimes } from './invite-labels.ts';
import classes from './InviteHomePage.module.css';

type Next = NonNullable<Invitation['nextTiers']>;

/** What changes next: only the steps whose coins become others. */
const changesOf = ({ tiers, nextTiers }: { tiers: Invitation['tiers']; nextTiers: Next }): string =>
  nextTiers.tiers
    .filter(({ step, coins }) => coins !== tiers.find((tier) => tier.step === step)?.coins)
    .map(({ step, coins }) => `${stepNames[step]}改为 ${coins} 金币`)
    .join('，');

/** What each step of a friend earns, and when it is paid (rule 4.13); with a change that is announced (rule 4.31). */
export function TierList({ tiers, nextTiers }: Pick<Invitation, 'tiers' | 'nextTiers'>) {
  return (
    <section aria-labelledby="tiers-title">
      <SectionHeading id="tiers-title" title="每位好友的奖励" />
      <ol className={classes['tiers']}>
        {tiers.map(({ step, coins }) => (
          <li key={step}>
            <span>
              {stepNames[step]}
              <span className={classes['when']}>{stepTimes[step]}</span>
            </span>
            <Coins amount={coins} />
          </li>
        ))}
      </ol>
      {nextTiers === null ? null : (
        <p className={classes['next']}>
          {`${formatCalendarDay(nextTiers.from)}零点起，${changesOf({ tiers, nextTiers })}。在这之前完成的按现在的算。`}
        </p>
      )}
    </section>
  );
}
