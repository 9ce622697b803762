import type { Group } from '@yayan/api-client';
import { FactList, StateBadge } from '@yayan/ui';
import classes from './GroupIntro.module.css';
import { groupStates, rewardText, scheduleText } from '@yayan/discussion';

/** What anyone with the link may know of a group: what it is about and when. It names no sponsor. */
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
