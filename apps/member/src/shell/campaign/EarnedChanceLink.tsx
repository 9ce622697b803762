import { IconChevronRight, IconTicket } from '@tabler/icons-react';
import { CampaignState, type ChanceCause } from '@yayan/api-client';
import { useListCampaigns } from '@yayan/api-client/react';
import { Link } from '@yayan/ui';
import { earnedChance } from './earned-chance.ts';
import classes from './EarnedChanceLink.module.css';

/** Says what a check-in or a task brought in the campaigns that run, and leads there; nothing if it brought nothing. */
export function EarnedChanceLink({ cause, when = 'now' }: { cause: ChanceCause; when?: 'now' | 'before' }) {
  const { data } = useListCampaigns({ state: CampaignState.Running }, { request: { quiet: true } });
  const earned = data && earnedChance(data.items, cause, when);
  if (!earned) return null;
  return (
    <Link href={earned.href} className={classes['root']}>
      <IconTicket size={20} stroke={1.75} aria-hidden />
      {earned.text}，{earned.action}
      <IconChevronRight size={16} stroke={1.75} aria-hidden />
    </Link>
  );
}
