import {
  type OperatorCampaignDetail,
  type OperatorCampaignPrize,
  useGetOperatorCampaign,
} from '@yayan/console-client';
import { campaignFaceLabels, prizeKindLabels } from '@yayan/contract/console-labels';
import { ButtonLink, formatCount, formatMoment } from '@yayan/ui';
import { useParams } from 'react-router';
import { ActButton } from '../../shell/act/ActButton.tsx';
import { useDocumentTitle } from '../../shell/frame/use-document-title.ts';
import type { Column } from '../../shell/list/list-types.ts';
import { ObjectPage } from '../../shell/object/ObjectPage.tsx';
import { PartTable } from '../../shell/object/PartTable.tsx';
import { mayDo, useSession } from '../../shell/session/session.ts';
import { LoadedQuery } from '../../shell/state/LoadedQuery.tsx';
import { addPieces, endCampaign, moveDates, pauseCampaign, resumeCampaign } from './campaign-acts.ts';
import { CampaignState } from './campaign-states.tsx';
import type { NewDates } from './DatesForm.tsx';
import classes from './CampaignPage.module.css';
import { WinList } from './WinList.tsx';

const FEN = 100;
const TEN_THOUSAND = 10_000;

const percent = (odds: number | null): string =>
  // Odds are in millionths.
  odds === null ? '–' : `${(odds / TEN_THOUSAND).toFixed(4).replace(/\.?0+$/u, '')}%`;

const prizeColumns = (
  oddsText: (odds: number | null) => string,
): readonly Column<OperatorCampaignPrize>[] => [
  { key: 'title', title: '奖品', render: ({ title }) => title },
  { key: 'kind', title: '种类', render: ({ kind }) => prizeKindLabels[kind] },
  { key: 'worth', title: '价值', isNumber: true, render: ({ worth }) => `${worth / FEN} 元` },
  { key: 'odds', title: '概率', isNumber: true, render: ({ odds }) => oddsText(odds) },
  {
    key: 'stock',
    title: '还剩',
    isNumber: true,
    render: ({ remaining, stock }) => `${formatCount(remaining)} / ${formatCount(stock)}`,
  },
];

const addColumn = (campaignId: string): Column<OperatorCampaignPrize> => ({
  key: 'acts',
  title: '操作',
  render: ({ id, stock }) => <ActButton key={stock} act={addPieces(id)} id={campaignId} />,
});

type Version = OperatorCampaignDetail['odds'][number];

const versionColumns: readonly Column<Version>[] = [
  { key: 'version', title: '版本', render: ({ version }) => version },
  { key: 'reason', title: '原因', render: ({ reason }) => reason },
  { key: 'at', title: '公布', render: ({ publishedAt }) => formatMoment(publishedAt) },
];

/** The dates that can be moved. Once it has begun, start and draw stay. */
const movable = ({ startsAt, endsAt, drawsAt }: OperatorCampaignDetail): NewDates => {
  const hasBegun = Date.parse(startsAt) <= Date.now();
  return { startsAt: hasBegun ? null : startsAt, endsAt, drawsAt: hasBegun ? null : drawsAt };
};

function Campaign({ campaign }: { campaign: OperatorCampaignDetail }) {
  useDocumentTitle(campaign.title);
  const { id, face, state, prizes, seedHash, seed, entrants } = campaign;
  const mayMake = mayDo(useSession(), ['campaigns', 'campaigns.large']);
  const isDrawn = state === 'running' || state === 'paused' || state === 'upcoming';
  const isKoi = face === 'koi';
  // Once it has begun, only its draw ends it (rule 14.36).
  const endsByDraw = isKoi && state !== 'upcoming';
  const canAdd = mayMake && isDrawn && !isKoi;
  // As members read it: one winner among those who enter, and no odds of its own.
  const entered = entrants === 0 ? '抽 1 人' : `${formatCount(entrants)} 人抽 1`;
  const columns = prizeColumns((odds) => (isKoi ? entered : percent(odds)));
  const left = prizes.reduce((sum, { remaining }) => sum + remaining, 0);
  return (
    <ObjectPage
      subject={id}
      kind="campaign"
      title={campaign.title}
      about={`${campaignFaceLabels[face]} ${id}`}
      state={<CampaignState state={state} />}
      acts={
        <>
          {mayMake ? (
            <ButtonLink variant="default" href={`/campaigns/new?copy=${id}`}>
              复制
            </ButtonLink>
          ) : null}
          {state === 'draft' || campaign.endedAt !== null ? null : (
            <>
              {state === 'paused' ? (
                <ActButton act={resumeCampaign} id={id} />
              ) : state === 'ended' ? null : (
                <ActButton act={pauseCampaign} id={id} />
              )}
              {state === 'ended' ? null : (
                <ActButton
                  key={`${campaign.startsAt} ${campaign.endsAt}`}
                  act={moveDates(movable(campaign))}
                  id={id}
                />
              )}
              {endsByDraw ? null : <ActButton act={endCampaign} id={id} />}
            </>
          )}
        </>
      }
      figures={[
        { label: '剩下的奖品', value: formatCount(left) },
        { label: '没中奖得金币', value: campaign.consolation },
        { label: '领取天数', value: campaign.claimDays },
        ...(isKoi ? [{ label: '报名的人', value: formatCount(entrants) }] : []),
      ]}
      facts={[
        ['说明', campaign.summary],
        ['主办', campaign.organiser],
        ['开始', formatMoment(campaign.startsAt)],
        ['结束', formatMoment(campaign.endedAt ?? campaign.endsAt)],
        campaign.drawsAt === null ? null : ['开奖', formatMoment(campaign.drawsAt)],
        endsByDraw ? ['提前结束', '锦鲤开始后，开奖才结束，不能提前。有问题先暂停。'] : null,
        [
          '种子的哈希',
          seedHash === null ? '还没有发布' : <code className={classes['hash']}>{seedHash}</code>,
        ],
        ['改奖品或概率', '公布的概率和份数不再改，只能加份数。要换奖品或概率，复制成新活动。'],
        ['种子', seed === null ? '结束后公布' : <code className={classes['hash']}>{seed}</code>],
      ]}
      raw={campaign}
    >
      <PartTable
        heading="奖品和概率"
        columns={canAdd ? [...columns, addColumn(id)] : columns}
        items={prizes}
        rowKey={(prize) => prize.id}
        empty="没有奖品。"
      />
      <WinList campaignId={id} />
      <PartTable
        heading="概率的版本"
        columns={versionColumns}
        items={campaign.odds}
        rowKey={({ version }) => String(version)}
        empty="发布时公布第一版。"
      />
    </ObjectPage>
  );
}

/** One campaign. */
export default function CampaignPage() {
  const { id = '' } = useParams();
  const query = useGetOperatorCampaign(id);
  return (
    <LoadedQuery query={query}>
      {(campaign) => <Campaign key={campaign.id} campaign={campaign} />}
    </LoadedQuery>
  );
}
