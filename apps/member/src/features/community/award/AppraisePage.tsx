import type { AwardCategory, Awards } from '@yayan/api-client';
import { useGetAwards } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { Avatar, Coins, EmptyState, formatMonth, Link, NativeSelect, SkeletonLedger } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { MedalArt } from '../art/MedalArt.tsx';
import classes from '../Community.module.css';

/** 月度评选: who was awarded in a month, for what, and how to get there. The month is in the URL. */
export default function AppraisePage() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('month') ?? '';
  const month = /^20\d{2}-(?:0[1-9]|1[0-2])$/u.test(asked) ? asked : undefined;
  const query = useGetAwards(month === undefined ? {} : { month });
  return (
    <div className={classes['root']}>
      <header className={classes['hero']}>
        <div>
          <h1 tabIndex={-1}>月度评选</h1>
          <p>每月表彰认真作答的会员。不用报名，完成问卷就算参加。</p>
        </div>
        <MedalArt />
      </header>
      <QueryView query={query} skeleton={<SkeletonLedger rows={5} />}>
        {(awards) => (
          <div className={classes['stack']}>
            <OwnMonth mine={awards.mine} />
            {awards.months.length === 0 ? null : (
              <NativeSelect
                label="月份"
                value={awards.month ?? ''}
                data={monthChoices(awards)}
                onChange={(event) => setSearch({ month: event.currentTarget.value }, { replace: true })}
              />
            )}
            {awards.categories.length === 0 ? (
              <EmptyState content="评选结果" hint="每月结束后核对并公布，获奖的会员会收到消息。" />
            ) : (
              awards.categories.map((category) => <Category key={category.id} category={category} />)
            )}
          </div>
        )}
      </QueryView>
    </div>
  );
}

const monthChoices = ({ month, months }: Awards) =>
  [...new Set([...(month === null ? [] : [month]), ...months])]
    .toSorted()
    .toReversed()
    .map((value) => ({ value, label: formatMonth(value) }));

function OwnMonth({ mine }: { mine: Awards['mine'] }) {
  if (mine === null) return null;
  return (
    <p className={classes['card']}>
      <span>
        本月你完成了 {mine.surveys} 份问卷，质量分 {mine.quality}。
      </span>
      <span className={classes['dim']}>
        每小时更新。名字怎样展示，可以在<Link href="/ranking">达人榜</Link>里选择。
      </span>
    </p>
  );
}

function Category({ category }: { category: AwardCategory }) {
  const { title, criteria, coins, winners } = category;
  return (
    <section className={classes['card']}>
      <h2 className={classes['facts']}>
        {title} {coins > 0 ? <Coins amount={coins} size="sm" /> : null}
      </h2>
      <p className={classes['dim']}>评选标准：{criteria}</p>
      {winners.length === 0 ? (
        <p className={classes['dim']}>这个月空缺。</p>
      ) : (
        <ul className={classes['list']} aria-label={`${title}获奖会员`}>
          {winners.map(({ name, avatar, reason, mine }) => {
            const shown = mine ? '我' : (name ?? '不公开的会员');
            return (
              <li key={`${shown} ${reason}`} className={classes['facts']}>
                <Avatar name={shown} src={avatar} />
                <span>
                  <b>{shown}</b> {reason}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
