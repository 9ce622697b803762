import { type Campaign, CampaignFace } from '@yayan/api-client';
import { useGetCampaign } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { ButtonLink, EmptyState, SegmentedControl, Skeleton } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import classes from './Campaign.module.css';
import { DrawPanel } from './draw/DrawPanel.tsx';
import { CampaignRules } from './frame/CampaignRules.tsx';
import { HeroArt } from './frame/HeroArt.tsx';
import { KoiPanel } from './koi/KoiPanel.tsx';
import { KoiResult } from './koi/KoiResult.tsx';
import { PrizeList } from './frame/PrizeList.tsx';
import { VerifyPanel } from './proof/VerifyPanel.tsx';
import { RecordList } from './records/RecordList.tsx';
import { WinnerList } from './records/WinnerList.tsx';

type View = 'draw' | 'records' | 'verify';

const verify = { value: 'verify', label: '验证公平' } as const;
const drawViews = [
  { value: 'draw', label: '抽奖' },
  { value: 'records', label: '我的记录' },
  verify,
] as const;
const koiViews = [{ value: 'draw', label: '参加' }, { value: 'records', label: '开奖结果' }, verify] as const;

/** The campaign of a page, if there is one. The part that is shown is in the URL. */
export function CampaignView({ face, first = 'draw' }: { face: CampaignFace; first?: View }) {
  const query = useGetCampaign(face);
  return (
    <QueryView query={query} skeleton={<Skeleton height={320} radius="lg" />}>
      {({ campaign }) =>
        campaign === null ? (
          <EmptyState
            content="活动"
            hint="下一次活动开始前，这里会先公布奖品、概率和规则。"
            action={<ButtonLink href="/task">看看任务</ButtonLink>}
          />
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
  const views = isKoi ? koiViews : drawViews;
  const view: View = views.find(({ value }) => value === search.get('view'))?.value ?? first;
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
        data={[...views]}
        value={view}
        onChange={(value) => setSearch({ view: value }, { replace: true })}
      />
      {view === 'draw' ? (
        <>
          {isKoi ? <KoiPanel campaign={campaign} /> : <DrawPanel campaign={campaign} />}
          <PrizeList campaign={campaign} />
          {isKoi ? null : <WinnerList campaign={campaign} />}
          <CampaignRules campaign={campaign} />
        </>
      ) : null}
      {view === 'records' ? (
        isKoi ? (
          <KoiResult campaign={campaign} />
        ) : (
          <RecordList campaign={campaign} />
        )
      ) : null}
      {view === 'verify' ? <VerifyPanel campaign={campaign} /> : null}
    </div>
  );
}
