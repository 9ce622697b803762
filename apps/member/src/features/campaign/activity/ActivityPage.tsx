import { type CampaignBrief, CampaignState } from '@yayan/api-client';
import { useListCampaigns } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import {
  ButtonLink,
  emptyText,
  formatMoment,
  Link,
  PageTitle,
  SectionHeading,
  Skeleton,
  StatePanel,
} from '@yayan/ui';
import { CampaignCard } from '../../../shell/campaign/CampaignCard.tsx';
import { FailedPage } from '../../../shell/notices/FailedPage.tsx';
import { GiftArt } from '../frame/GiftArt.tsx';
import classes from './ActivityPage.module.css';
import { LatestWinners } from './LatestWinners.tsx';
import { PastCampaign } from './PastCampaign.tsx';

/** Pages of other activities, which are no campaigns. */
const others = [
  { href: '/appraise', label: '月度评选' },
  { href: '/ranking', label: '达人榜' },
  { href: '/course', label: '课程' },
  { href: '/activities/recruit', label: '校园大使招募' },
] as const;

/** All campaigns: those that run, with what is left to do, the next ones, and past ones with their winners. */
export default function ActivityPage() {
  const query = useListCampaigns();
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height={320} radius="lg" />}
      failed={<FailedPage query={query} title="活动" />}
    >
      {({ items }) => (
        <div className={classes['root']}>
          <PageTitle title="活动" lead="签到、做任务就有机会，不花金币。概率都公布，每一次抽奖都能验算。" />
          {items.length === 0 ? (
            <StatePanel
              stage="seed"
              art={<GiftArt />}
              title={emptyText('活动')}
              action={<ButtonLink href="/task">去看看任务</ButtonLink>}
            >
              下一次活动开始前，这里会先公布奖品、概率和规则。
            </StatePanel>
          ) : (
            <Sections campaigns={items} />
          )}
          <nav aria-label="更多活动" className={classes['others']}>
            {others.map(({ href, label }) => (
              <Link key={href} href={href}>
                {label}
              </Link>
            ))}
          </nav>
        </div>
      )}
    </QueryView>
  );
}

function Sections({ campaigns }: { campaigns: readonly CampaignBrief[] }) {
  const {
    running = [],
    paused = [],
    upcoming = [],
    ended = [],
  } = Object.groupBy(campaigns, ({ state }) => state);
  return (
    <>
      <Cards title="正在进行" campaigns={running} />
      <Cards title="暂停中" campaigns={paused} />
      <Cards title="即将开始" campaigns={upcoming} />
      {ended.length === 0 ? null : (
        <section>
          <SectionHeading title="往期活动" />
          <ul className={classes['past']}>
            {ended.map((campaign) => (
              <PastCampaign key={campaign.id} campaign={campaign} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** A 锦鲤 campaign has no winner before it draws, so its card says when that is. */
function Outcome({ campaign: { drawsAt, winners } }: { campaign: CampaignBrief }) {
  if (drawsAt === null) return <LatestWinners winners={winners} />;
  return (
    <p className={classes['none']}>
      {formatMoment(drawsAt)} 从所有参加的人里抽出，机会人人相同。开奖后在这里公布锦鲤。
    </p>
  );
}

function Cards({ title, campaigns }: { title: string; campaigns: readonly CampaignBrief[] }) {
  if (campaigns.length === 0) return null;
  return (
    <section>
      <SectionHeading title={title} />
      <ul className={classes['cards']} data-alone={campaigns.length === 1}>
        {campaigns.map((campaign) => (
          <li key={campaign.id}>
            <CampaignCard campaign={campaign} />
            {campaign.state === CampaignState.Running ? <Outcome campaign={campaign} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
