import { type Campaign, CampaignState, PrizeKind } from '@yayan/api-client';
import { ButtonLink } from '@yayan/ui';
import { campaignPage } from '../../../shell/campaign/campaign-page.ts';
import classes from '../Campaign.module.css';
import { isKoiRight } from '../proof/is-record-right.ts';
import { RecordList } from '../records/RecordList.tsx';
import { WinnerList } from '../records/WinnerList.tsx';
import { drawTime } from './draw-time.ts';

const ownText = ({ mine, prizes, revealed }: Campaign): string | undefined => {
  if (mine === null || !mine.entered) return undefined;
  if (!revealed) return '你已参加，开奖后这里会告诉你结果。';
  if (mine.draws === 0) return '这次的锦鲤不是你，下次好运。';
  const isPaid = prizes.every(({ kind }) => kind === PrizeKind.Coins);
  return `恭喜，这次的锦鲤就是你！${isPaid ? '金币已到账。' : '记得在期限内领取。'}`;
};

/** Who won a 锦鲤 draw; a winner claims here. */
export function KoiResult({ campaign }: { campaign: Campaign }) {
  const own = ownText(campaign);
  if (campaign.state !== CampaignState.Ended)
    return (
      <div className={classes['closed']}>
        <p>
          {campaign.state === CampaignState.Paused
            ? '活动暂停中，恢复后才开奖，开奖后在这里公布。'
            : `${drawTime(campaign)} 开奖，开奖后在这里公布。`}
        </p>
        {own === undefined && campaign.state !== CampaignState.Paused ? (
          <ButtonLink href={campaignPage(campaign)} variant="light">
            去参加
          </ButtonLink>
        ) : (
          <p className={classes['dim']}>{own}</p>
        )}
      </div>
    );
  if (!campaign.revealed)
    return <p className={classes['closed']}>报名已结束，正在开奖，稍后刷新就能看到结果。</p>;
  if (campaign.entrants === 0) return <p className={classes['closed']}>这次没有人参加，奖品没有送出。</p>;
  return (
    <>
      <div className={classes['closed']}>
        <p>{campaign.entrants} 人参加，抽出 1 位锦鲤。</p>
        {own === undefined ? null : <p className={classes['won']}>{own}</p>}
      </div>
      {(campaign.mine?.draws ?? 0) > 0 ? <RecordList campaign={campaign} isRight={isKoiRight} /> : null}
      <WinnerList campaign={campaign} />
    </>
  );
}
