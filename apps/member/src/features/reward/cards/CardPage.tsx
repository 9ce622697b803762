import { CardState } from '@yayan/api-client';
import { useListCards } from '@yayan/api-client/react';
import { ButtonLink, EmptyState, PageTitle, SegmentedControl, VisuallyHidden } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { CardList } from './CardList.tsx';
import { useCards } from './use-cards.ts';
import classes from './cards.module.css';
import { cardsHeading } from './UseCard.tsx';

const tabs = [CardState.Usable, CardState.Used, CardState.Expired] as const;
const names = { usable: '可用', used: '已使用', expired: '已过期' } as const;

/** 卡券: make-up, double-coin and fee-free cards, by state (rule 5.10). `?state=` names the tab. */
export default function CardPage() {
  const [search, setSearch] = useSearchParams();
  const counts = useListCards({ limit: 1 }).data?.counts;
  const tab = tabs.find((state) => state === search.get('state')) ?? CardState.Usable;
  const hasActive = (counts?.active ?? 0) > 0;
  const showsActive = tab === CardState.Usable && hasActive;
  const active = useCards(CardState.Active, showsActive);
  const countOf = (state: (typeof tabs)[number]): string => {
    if (!counts) return '';
    const count = state === CardState.Usable ? counts.usable + counts.active : counts[state];
    return count > 0 ? ` ${count}` : '';
  };
  return (
    <div className={classes['root']}>
      <PageTitle title="卡券" lead="补签卡、双倍金币卡和免手续费卡，记得在到期前用。" />
      <SegmentedControl
        className={classes['tabs']}
        aria-label="按状态查看卡券"
        value={tab}
        onChange={(state) => setSearch(state === CardState.Usable ? {} : { state }, { replace: true })}
        data={tabs.map((state) => ({ value: state, label: `${names[state]}${countOf(state)}` }))}
      />
      <VisuallyHidden component="h2" id={cardsHeading} tabIndex={-1}>
        {names[tab]}的卡券
      </VisuallyHidden>
      {showsActive ? <CardList state={CardState.Active} /> : null}
      <CardList
        key={tab}
        state={tab}
        without={new Set(active.items.map(({ id }) => id))}
        empty={
          showsActive ? null : (
            <EmptyState
              content={tab === CardState.Usable ? '可用的卡券' : `${names[tab]}的卡券`}
              hint="连续签到 7 天，就有一张补签卡。"
              action={
                <ButtonLink href="/home" variant="light">
                  去签到
                </ButtonLink>
              }
            />
          )
        }
      />
    </div>
  );
}
