import type { Campaign } from '@yayan/api-client';
import { useListCampaignWinners } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { EmptyState, formatMoment, SectionHeading, Skeleton } from '@yayan/ui';
import classes from './WinnerList.module.css';

const MOST = 50;

/** The newest winners, masked. They stay public after the end. */
export function WinnerList({ campaign }: { campaign: Pick<Campaign, 'id'> }) {
  const query = useListCampaignWinners(campaign.id, { limit: MOST });
  return (
    <section>
      <SectionHeading title="中奖名单" />
      <QueryView query={query} skeleton={<Skeleton height={120} radius="lg" />}>
        {({ items, nextCursor }) =>
          items.length === 0 ? (
            <EmptyState content="中奖名单" hint="有人中奖后会公布在这里，昵称只显示首尾的字。" />
          ) : (
            <>
              <ul className={classes['winners']}>
                {items.map(({ pseudonym, name, prize, at }) => (
                  <li key={`${pseudonym} ${at}`}>
                    <span>
                      {name} 抽中 {prize}
                    </span>
                    <span className={classes['when']}>{formatMoment(at)}</span>
                  </li>
                ))}
              </ul>
              {nextCursor === null ? null : <p className={classes['note']}>这里只列出最近 {MOST} 次中奖</p>}
            </>
          )
        }
      </QueryView>
    </section>
  );
}
