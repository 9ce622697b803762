import type { Campaign, CampaignDateChange } from '@yayan/api-client';
import { formatMoment } from '@yayan/ui';
import { endMoment } from '../../../shell/campaign/end-text.ts';
import classes from '../Campaign.module.css';

const names: Readonly<Record<CampaignDateChange['date'], string>> = {
  startsAt: '开始',
  endsAt: '结束',
  drawsAt: '开奖',
};

const momentOf = (date: CampaignDateChange['date'], iso: string): string =>
  date === 'endsAt' ? endMoment(iso) : formatMoment(iso);

/** Dates that operators moved after they were published: the latest move of each, with the reason (rule 12.15). */
export function DateChanges({ campaign: { dateChanges } }: { campaign: Campaign }) {
  const latest = dateChanges.filter(
    ({ date }, at) => dateChanges.findIndex((each) => each.date === date) === at,
  );
  if (latest.length === 0) return null;
  return (
    <ul className={classes['moved']}>
      {latest.map(({ date, before, after, reason }) => (
        <li key={date}>
          {names[date]}时间从 {momentOf(date, before)} 改到 {momentOf(date, after)}：{reason}
        </li>
      ))}
    </ul>
  );
}
