import type { Group } from '@yayan/api-client';
import { FactList, StateBadge } from '@yayan/ui';
import classes from './GroupIntro.module.css';
import { groupStates, rewardText, scheduleText } from '@yayan/discussion';

/** The public facts of a group, for anyone with the link: subject and dates. It names no sponsor. */
export function GroupIntro({ group }: { group: Group }) {
  const { name, intro, state, schedule, reward } = group;
  return (
    <header className={classes['root']}>
      <StateBadge {...groupStates[state]} />
      <h1 className={classes['title']} tabIndex={-1}>
        {name}
      </h1>
      <p className={classes['lead']}>{intro}</p>
      <FactList
        className={classes['facts']}
        facts={[['时间', scheduleText(schedule)], ...(reward ? [['报酬', rewardText(reward)] as const] : [])]}
      />
    </header>
  );
}
