import type { HostedGroup } from '@yayan/api-client';
import { Coins, CopyButton, FactList, formatMoment, StepTrail } from '@yayan/ui';
import { HostedGroupFrame } from '../frame/HostedGroupFrame.tsx';
import { reachableCoins } from '../settings/settings-values.ts';
import { EnterAsHost } from './EnterAsHost.tsx';
import classes from '../frame/HostingCard.module.css';
import { lifeOrder, lifeStates } from '../frame/life-states.ts';
import { NextMove } from './NextMove.tsx';

/** The state of a group's life, the next step, and its settings and guide. */
export default function GroupOverviewPage() {
  return <HostedGroupFrame>{(group) => <Overview group={group} />}</HostedGroupFrame>;
}

function Overview({ group }: { group: HostedGroup }) {
  const { life, hash, settings, counts, pay } = group;
  const { plan } = settings;
  // The group is what a host comes for while it runs, and ending it happens once.
  const isOpen = life === 'open';
  const address = `${globalThis.location.origin}/bbs/${hash}`;
  return (
    <>
      <section className={classes['card']} aria-label="进展">
        <StepTrail steps={lifeOrder.map((state) => lifeStates[state].label)} at={lifeOrder.indexOf(life)} />
        <NextMove group={group} before={isOpen ? <EnterAsHost hash={hash} primary /> : null} />
      </section>
      <section className={classes['card']} aria-label="概况">
        <FactList
          facts={[
            ['时间', `${formatMoment(settings.opensAt)} 至 ${formatMoment(settings.closesAt)}`],
            ['提纲', `${counts.topics} 个话题，${counts.sections} 道题（含没开放的）`],
            ['受访者', `邀请 ${counts.invited} 人，${counts.entered} 人已加入`],
            [
              '报酬',
              plan === null ? (
                '没有报酬'
              ) : counts.topics === 0 ? (
                '写好提纲后算出每人最多多少金币'
              ) : (
                <>
                  每人最多 <Coins amount={reachableCoins(plan, counts.topics)} />
                </>
              ),
            ],
            pay.talliedAt === null ? null : ['合计', <Coins key="coins" amount={pay.coins} />],
          ]}
        />
        {life === 'draft' ? null : (
          <div className={classes['actions']}>
            {isOpen ? null : <EnterAsHost hash={hash} />}
            <CopyButton value={address} label="复制讨论小组链接" />
          </div>
        )}
      </section>
    </>
  );
}
