import type { InviteTier } from '@yayan/api-client';
import { Coins, SectionHeading } from '@yayan/ui';
import { stepNames, stepTimes } from './invite-labels.ts';
import classes from './InviteHomePage.module.css';

/** What each step of a friend earns, and when it is paid (rule 4.13). */
export function TierList({ tiers }: { tiers: InviteTier[] }) {
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
    </section>
  );
}
