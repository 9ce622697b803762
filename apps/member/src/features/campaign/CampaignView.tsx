import { type Campaign, CampaignFace } from '@yayan/api-client';
import { useGetCampaign } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { ButtonLink, emptyText, SegmentedControl, Skeleton, StatePanel } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { FailedPage } from '../../shell/notices/FailedPage.tsx';
import classes from './Campaign.module.css';
import { MainPanel, ResultPanel } from './campaign-panels.tsx';
import { CampaignRules } from './frame/CampaignRules.tsx';
import { HeroArt } from './frame/HeroArt.tsx';
import { PrizeList } from './frame/PrizeList.tsx';
import { VerifyPanel } from './proof/VerifyPanel.tsx';
import { WinnerList } from './records/WinnerList.tsx';
import { GiftArt } from './GiftArt.tsx';

type View = 'draw' | 'records' | 'verify';

/** What the first two views are called; the third is the proof everywhere. */
const names: Readonly<Record<CampaignFace, readonly [string, string]>> = {
  [CampaignFace.Lottery]: ['抽奖', '我的记录'],
  [CampaignFace.Koi]: ['参加', '开奖结果'],
  [CampaignFace.Quiz]: ['答题', '成绩'],
  [CampaignFace.Christmas]: ['抽奖', '我的记录'],
  [CampaignFace.Duanwu]: ['抽奖', '我的记录'],
};

/** What a page is called while its campaign, which has a title of its own, is not known. */
const titles: Readonly<Record<CampaignFace, string>> = {
  [CampaignFace.Lottery]: '幸运抽奖',
  [CampaignFace.Koi]: '锦鲤抽奖',
  [CampaignFace.Quiz]: '答题活动',
  [CampaignFace.Christmas]: '圣诞活动',
  [CampaignFace.Duanwu]: '端午活动',
};

const viewsOf = (face: CampaignFace): { value: View; label: string }[] => {
  const [draw, records] = names[face];
  return [
    { value: 'draw', label: draw },
    { value: 'records', label: records },
    { value: 'verify', label: '验证公平' },
  ];
};

/** The campaign of a page, if there is one. The part that is shown is in the URL. */
export function CampaignView({ face, first = 'draw' }: { face: CampaignFace; first?: View }) {
  const query = useGetCampaign(face);
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height={320} radius="lg" />}
      failed={<FailedPage query={query} title={titles[face]} />}
    >
      {({ campaign }) =>
        campaign === null ? (
          <StatePanel
            heading
            stage="seed"
            art={<GiftArt />}
            title={emptyText('活动')}
            action={<ButtonLink href="/task">去看看任务</ButtonLink>}
          >
            下一次活动开始前，这里会先公布奖品、概率和规则。
          </StatePanel>
        ) : (
          <Loaded campaign={campaign} first={first} />
        )
      }
    </QueryView>
  );
}

function Loaded({ campaign, first }: { campaign: Campaign; first: View }) {
  const isKoi = campaign.face === CampaignFace.Koi;
  const [search, setSearch] = useSearchParams();
  const views = viewsOf(campaign.face);
  const view = views.find(({ value }) => value === search.get('view'))?.value ?? first;
  return (
    <div className={classes['root']}>
      <header className={classes['hero']} data-face={campaign.face}>
        <div>
          <h1>{campaign.title}</h1>
          <p>{campaign.summary}</p>
        </div>
        <HeroArt face={campaign.face} />
      </header>
      <SegmentedControl
        aria-label="活动内容"
        data={views}
        value={view}
        onChange={(value) => setSearch({ view: value }, { replace: true })}
      />
      {view === 'draw' ? (
        <>
          <MainPanel campaign={campaign} />
          <PrizeList campaign={campaign} />
          {isKoi ? null : <WinnerList campaign={campaign} />}
          <CampaignRules campaign={campaign} />
        </>
      ) : null}
      {view === 'records' ? <ResultPanel campaign={campaign} /> : null}
      {view === 'verify' ? <VerifyPanel campaign={campaign} /> : null}
    </div>
  );
}
