import { IconArrowLeft } from '@tabler/icons-react';
import { type Campaign, type CampaignFace, CampaignState } from '@yayan/api-client';
import { useGetCampaign } from '@yayan/api-client/react';
import { campaignFaceLabels } from '@yayan/contract/labels';
import { QueryView } from '@yayan/site';
import { emptyText, Link, SegmentedControl, Skeleton, StatePanel } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { campaignThemes } from '../../shell/campaign/campaign-themes.ts';
import { CampaignPicture } from '../../shell/campaign/CampaignPicture.tsx';
import { RunningCampaigns } from '../../shell/campaign/RunningCampaigns.tsx';
import { FailedPage } from '../../shell/notices/FailedPage.tsx';
import type { CampaignKind } from './campaign-kind.ts';
import classes from './Campaign.module.css';
import { DateChanges } from './frame/DateChanges.tsx';
import { CampaignRules } from './frame/CampaignRules.tsx';
import { PrizeList } from './frame/PrizeList.tsx';
import { kindOf } from './kinds/kind-of.ts';
import { VerifyPanel } from './proof/VerifyPanel.tsx';
import { WinnerList } from './records/WinnerList.tsx';
import { GiftArt } from './frame/GiftArt.tsx';

type View = 'draw' | 'records' | 'verify';

const viewsOf = ({ views: [draw, records] }: CampaignKind): { value: View; label: string }[] => [
  { value: 'draw', label: draw },
  { value: 'records', label: records },
  { value: 'verify', label: '验证公平' },
];

function withView(search: URLSearchParams, view: View): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('view', view);
  return next;
}

/**
 * The page of a kind's campaign, if there is one: of the one that the URL names by `of`, else of the one that runs. The
 * URL names the view too; by default it is `first`.
 */
export default function CampaignPage({ face, first = 'draw' }: { face: CampaignFace; first?: View }) {
  const [search] = useSearchParams();
  const of = search.get('of');
  const query = useGetCampaign(face, of === null ? {} : { of });
  return (
    <QueryView
      query={query}
      skeleton={<Skeleton height={320} radius="lg" />}
      failed={<FailedPage query={query} title={campaignFaceLabels[face]} />}
    >
      {({ campaign }) =>
        campaign === null ? (
          <div className={classes['root']}>
            <StatePanel heading stage="seed" art={<GiftArt />} title={emptyText(campaignFaceLabels[face])}>
              下一次活动开始前，这里会先公布奖品、概率和规则。
            </StatePanel>
            <RunningCampaigns />
          </div>
        ) : (
          <Loaded campaign={campaign} first={first} />
        )
      }
    </QueryView>
  );
}

function Loaded({ campaign, first }: { campaign: Campaign; first: View }) {
  const kind = kindOf(campaign.face);
  const { MainPanel, ResultPanel } = kind;
  const [search, setSearch] = useSearchParams();
  const views = viewsOf(kind);
  const view = views.find(({ value }) => value === search.get('view'))?.value ?? first;
  return (
    <div className={classes['root']}>
      <header className={classes['hero']} style={{ background: campaignThemes[campaign.face].ground }}>
        <div>
          <Link href="/activity" className={classes['all']}>
            <IconArrowLeft size={18} stroke={1.75} aria-hidden />
            全部活动
          </Link>
          <h1>{campaign.title}</h1>
          <p>{campaign.summary}</p>
        </div>
        <CampaignPicture face={campaign.face} />
      </header>
      <SegmentedControl
        aria-label="活动内容"
        data={views}
        value={view}
        onChange={(value) => setSearch((now) => withView(now, value), { replace: true })}
      />
      {view === 'draw' ? (
        <>
          <DateChanges campaign={campaign} />
          <MainPanel campaign={campaign} />
          <PrizeList campaign={campaign} kind={kind} />
          {kind.membersDraw ? <WinnerList campaign={campaign} /> : null}
          <CampaignRules campaign={campaign} />
          {campaign.state === CampaignState.Ended ? <RunningCampaigns /> : null}
        </>
      ) : null}
      {view === 'records' ? <ResultPanel campaign={campaign} /> : null}
      {view === 'verify' ? <VerifyPanel campaign={campaign} kind={kind} /> : null}
    </div>
  );
}
