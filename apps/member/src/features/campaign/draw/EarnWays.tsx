import { IconCalendarCheck, IconCircleCheck, IconClipboardCheck, IconPencilCheck } from '@tabler/icons-react';
import { type Campaign, ChanceCause } from '@yayan/api-client';
import { ButtonLink } from '@yayan/ui';
import { causeActs, causeNames } from '../campaign-labels.ts';
import classes from './EarnWays.module.css';
import { useEarnWays } from './use-earn-ways.ts';

const icons = {
  [ChanceCause.Checkin]: IconCalendarCheck,
  [ChanceCause.Task]: IconClipboardCheck,
  [ChanceCause.Quiz]: IconPencilCheck,
} as const;

/** How chances are earned, and how many the signed-in member earned. */
export function EarnWays({ campaign }: { campaign: Campaign }) {
  const earned = campaign.mine?.earned ?? [];
  return (
    <ul className={classes['root']}>
      {useEarnWays(campaign).map(({ cause, chances, isDone, href }) => {
        const Icon = icons[cause];
        return (
          <li key={cause} className={classes['way']}>
            <Icon size={24} stroke={1.75} className={classes['icon']} aria-hidden />
            <span className={classes['text']}>
              {causeNames[cause]}得 {chances} 次
              <span className={classes['dim']}>
                已得 {earned.find((one) => one.cause === cause)?.count ?? 0} 次
              </span>
            </span>
            {isDone ? (
              <span className={classes['done']}>
                <IconCircleCheck size={18} stroke={1.75} aria-hidden />
                今天已签到
              </span>
            ) : href === undefined ? null : (
              <ButtonLink href={href} variant="light" size="sm">
                {causeActs[cause]}
              </ButtonLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
