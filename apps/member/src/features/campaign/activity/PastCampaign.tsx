import type { CampaignBrief } from '@yayan/api-client';
import { Button, formatDay, Link } from '@yayan/ui';
import { useState } from 'react';
import { campaignPage } from '../../../shell/campaign/campaign-page.ts';
import { CampaignPicture } from '../../../shell/campaign/CampaignPicture.tsx';
import { endText } from '../../../shell/campaign/end-text.ts';
import { WinnerList } from '../records/WinnerList.tsx';
import classes from './ActivityPage.module.css';
import { LatestWinners } from './LatestWinners.tsx';

/** A campaign that has ended, with its latest winners, all of them on request (rule 12.8), and the check of its draws. */
export function PastCampaign({ campaign }: { campaign: CampaignBrief }) {
  const { face, title, startsAt, endsAt, winners } = campaign;
  const page = campaignPage(campaign);
  const [showsAll, setShowsAll] = useState(false);
  return (
    <li className={classes['ended']}>
      <div className={classes['head']}>
        <CampaignPicture face={face} />
        <div>
          <b>{title}</b>
          <p className={classes['dim']}>
            {formatDay(startsAt)} 至 {endText(endsAt)}
          </p>
        </div>
      </div>
      {winners.length === 0 ? (
        <p className={classes['none']}>这次没有人中奖。</p>
      ) : showsAll ? (
        <WinnerList campaign={campaign} whole />
      ) : (
        <>
          <LatestWinners winners={winners} />
          <Button variant="subtle" onClick={() => setShowsAll(true)}>
            看全部中奖名单
          </Button>
        </>
      )}
      <p className={classes['links']}>
        <Link href={page}>活动详情</Link>
        <Link href={`${page}&view=verify`}>验证公平</Link>
      </p>
    </li>
  );
}
