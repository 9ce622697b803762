import type { Campaign } from '@yayan/api-client';
import { formatMoment, SectionHeading } from '@yayan/ui';
import { endMoment } from '../../../shell/campaign/end-text.ts';
import { causeNames } from '../campaign-labels.ts';
import classes from '../Campaign.module.css';
import { Fold } from './Fold.tsx';

const waysText = ({ ways }: Campaign): string =>
  `${ways.map(({ cause, chances }) => `${causeNames[cause]}得 ${chances} 次`).join('，')}；机会不能用金币买。`;

/** Dates, rules, organiser and taxes, readable before the first draw (rule 12.2): the essence, and the whole on request. */
export function CampaignRules({ campaign }: { campaign: Campaign }) {
  const { rules, organiser, taxNote, startsAt, endsAt, claimDays } = campaign;
  return (
    <section>
      <SectionHeading title="活动规则" />
      <ul className={classes['rules']}>
        <li>
          {formatMoment(startsAt)} 至 {endMoment(endsAt)}。
        </li>
        <li>{waysText(campaign)}</li>
        <li>金币奖品自动到账，其他奖品在中奖后 {claimDays} 天内领取。</li>
      </ul>
      <Fold summary="完整规则、税费和主办方">
        <ol className={classes['rules']}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
          <li>税费：{taxNote}</li>
          <li>主办方：{organiser}</li>
        </ol>
      </Fold>
    </section>
  );
}
