import type { Campaign } from '@yayan/api-client';
import { useListCampaignWinners } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { Button, EmptyState, formatMoment, SectionHeading, Skeleton } from '@yayan/ui';
import { useState } from 'react';
import classes from './WinnerList.module.css';

const MOST = 50;
/** Shown before somebody asks for all. */
const FIRST = 6;

interface WinnerListProps {
  campaign: Pick<Campaign, 'id'>;
  /** Whether somebody has asked for all already. */
  whole?: boolean;
}

/** The newest winners, masked: the first few, and more on request. They stay public after the end. */
export function WinnerList({ campaign, whole = false }: WinnerListProps) {
  const query = useListCampaignWinners(campaign.id, { limit: MOST });
  const [isWhole, setWhole] = useState(whole);
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
                {items.slice(0, isWhole ? MOST : FIRST).map(({ pseudonym, name, prize, at }) => (
                  <li key={`${pseudonym} ${at}`}>
                    <span>
                      {name} 抽中 {prize}
                    </span>
                    <span className={classes['when']}>{formatMoment(at)}</span>
                  </li>
                ))}
              </ul>
              {isWhole || items.length <= FIRST ? null : (
                <Button variant="subtle" fullWidth onClick={() => setWhole(true)}>
                  {nextCursor === null ? '看全部' : '看最近'} {items.length} 次中奖
                </Button>
              )}
              {nextCursor === null || (!isWhole && items.length > FIRST) ? null : (
                <p className={classes['note']}>这里只列出最近 {MOST} 次中奖</p>
              )}
            </>
          )
        }
      </QueryView>
    </section>
  );
}
