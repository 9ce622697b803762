import type { Campaign } from '@yayan/api-client';
import { formatMoment, SectionHeading } from '@yayan/ui';
import classes from '../Campaign.module.css';

/** Dates, rules, organiser and taxes, readable before the first draw (rule 12.2). */
export function CampaignRules({ campaign }: { campaign: Campaign }) {
  const { rules, organiser, taxNote, startsAt, endsAt, claimDays } = campaign;
  return (
    <section>
      <SectionHeading title="活动规则" />
      <ol className={classes['rules']}>
        <li>
          时间：{formatMoment(startsAt)} 至 {formatMoment(endsAt)}。
        </li>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
        <li>金币奖品自动到账，其他奖品在中奖后 {claimDays} 天内领取。</li>
        <li>税费：{taxNote}</li>
        <li>主办方：{organiser}</li>
      </ol>
    </section>
  );
}
