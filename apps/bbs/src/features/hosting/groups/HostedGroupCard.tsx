import type { HostedGroup } from '@yayan/api-client';
import { formatMoment, Link, StateBadge } from '@yayan/ui';
import { lifeStates } from '../frame/life-states.ts';
import classes from './HostedGroupCard.module.css';

/** A group in the host's list; the whole card leads to it. */
export function HostedGroupCard({ group: { id, life, settings, counts } }: { group: HostedGroup }) {
  return (
    <article className={classes['root']}>
      <div className={classes['head']}>
        <h2 className={classes['title']}>
          <Link href={`/hosting/${id}`} className={classes['link']}>
            {settings.name}
          </Link>
        </h2>
        <StateBadge {...lifeStates[life]} />
      </div>
      <p className={classes['line']}>
        {formatMoment(settings.opensAt)} 至 {formatMoment(settings.closesAt)}
      </p>
      <p className={classes['line']}>
        {counts.topics} 个话题 · {counts.sections} 道题 · 邀请 {counts.invited} 人，{counts.entered} 人已加入
      </p>
    </article>
  );
}
