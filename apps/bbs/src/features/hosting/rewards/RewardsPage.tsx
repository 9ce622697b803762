import { GroupLife, type GroupRewardRow, type HostedGroup } from '@yayan/api-client';
import { useListGroupRewardsInfinite } from '@yayan/api-client/react';
import { CursorList } from '@yayan/site';
import { Coins, EmptyState, FactList, formatMoment, SkeletonLedger, StatePanel } from '@yayan/ui';
import { useState } from 'react';
import { HostedGroupFrame } from '../frame/HostedGroupFrame.tsx';
import { reachableCoins } from '../settings/settings-values.ts';
import { RewardRow } from './RewardRow.tsx';
import classes from '../frame/HostingCard.module.css';
import { TakeOutSheet } from './TakeOutSheet.tsx';

/** The respondents' rewards: the plan before the closing, and each person's reward after it. */
export default function RewardsPage() {
  return <HostedGroupFrame>{(group) => <Rewards group={group} />}</HostedGroupFrame>;
}

function Rewards({ group }: { group: HostedGroup }) {
  const { life, settings, counts } = group;
  if (settings.plan === null)
    return (
      <StatePanel stage="seed" title="这个讨论小组没有报酬">
        {life === GroupLife.Draft ? '可以在设置里填写报酬方案。' : '邀请开始后不能再加报酬。'}
      </StatePanel>
    );
  if (life === GroupLife.Closed || life === GroupLife.Archived) return <Tallied group={group} />;
  const each = reachableCoins(settings.plan, counts.topics);
  return (
    <section className={classes['card']} aria-label="报酬方案">
      <FactList
        facts={[
          ['每个话题', <Coins key="topic" amount={settings.plan.topicCoins} />],
          ['全部完成', <Coins key="whole" amount={settings.plan.wholeCoins} />],
          ['每人最多', <Coins key="each" amount={each} />],
          [
            '合计最多',
            <span key="all">
              <Coins amount={each * counts.invited} />（{counts.invited} 人）
            </span>,
          ],
        ]}
      />
      <p className={classes['note']}>
        讨论结束时自动核算每个人。两个工作日内可以取消个别人的报酬，运营人员确认或到时自动确认后发放。
      </p>
    </section>
  );
}

function Tallied({ group: { id, pay } }: { group: HostedGroup }) {
  const [taking, setTaking] = useState<GroupRewardRow>();
  const list = useListGroupRewardsInfinite(id, { limit: 50 });
  const isFixed = pay.confirmedAt !== null;
  return (
    <section className={classes['card']} aria-label="报酬核算">
      <FactList
        facts={[
          ['合计', <Coins key="coins" amount={pay.coins} />],
          pay.talliedAt === null ? null : ['核算', formatMoment(pay.talliedAt)],
          isFixed
            ? ['确认', formatMoment(pay.confirmedAt ?? '')]
            : pay.confirmBy === null
              ? ['确认', '由运营人员核对后确认']
              : ['自动确认', formatMoment(pay.confirmBy)],
          pay.heldReason === null ? null : ['暂缓发放', pay.heldReason],
          pay.refusedReason === null ? null : ['没有发放', pay.refusedReason],
        ]}
      />
      <p className={classes['note']}>
        {isFixed
          ? '报酬已确认，正在或已经发放，不能再调整。没有芽言账号的人，30 天内用受邀手机号注册就能领取。'
          : '确认之前可以取消个别人的报酬，本人会看到理由。'}
      </p>
      <CursorList list={list} skeleton={<SkeletonLedger />} empty={<EmptyState content="报酬记录" />}>
        <ul className={classes['rows']}>
          {list.items.map((row) => (
            <RewardRow key={row.personId} row={row} onTakeOut={isFixed ? undefined : () => setTaking(row)} />
          ))}
        </ul>
      </CursorList>
      {taking ? <TakeOutSheet groupId={id} row={taking} onClose={() => setTaking(undefined)} /> : null}
    </section>
  );
}
