import type { FiledCampaign } from '@yayan/console-client';
import { campaignFaceLabels, chanceCauseLabels, prizeKindLabels } from '@yayan/contract/console-labels';
import { FactList, formatCount, formatMoment } from '@yayan/ui';
import { MemberPicture } from '../../../shell/picture/MemberPicture.tsx';
import classes from './CampaignPreview.module.css';

const FEN = 100;
const MILLIONTHS = 10_000;

const yuan = (fen: number): string =>
  `${formatCount(Math.floor(fen / FEN))}${fen % FEN === 0 ? '' : `.${String(fen % FEN).padStart(2, '0')}`} 元`;

/** A campaign as its page will show it to members, with what it costs at most. */
export function CampaignPreview({ campaign }: { campaign: FiledCampaign }) {
  const { face, startsAt, endsAt, drawsAt, prizes, ways, rules, worth } = campaign;
  const isKoi = drawsAt !== null;
  return (
    <>
      <article className={classes['page']}>
        <header className={classes['hero']}>
          <h3>{campaign.title}</h3>
          <p>{campaign.summary}</p>
        </header>
        <p className={classes['dim']}>
          {formatMoment(startsAt)} 至 {formatMoment(endsAt)}
          {isKoi ? `，${formatMoment(drawsAt)} 开奖` : ''}
        </p>
        <ul className={classes['prizes']}>
          {prizes.map(({ id, kind, title, cover, worth: each, stock, odds }) => (
            <li key={id} className={classes['prize']}>
              {cover === null ? null : <MemberPicture address={cover} />}
              <strong>{title}</strong>
              <span className={classes['dim']}>
                {prizeKindLabels[kind]}，价值 {yuan(each)}
              </span>
              <span className={classes['dim']}>
                剩 {formatCount(stock)} / {formatCount(stock)} 份
              </span>
              {isKoi ? null : <span>概率 {odds / MILLIONTHS}%</span>}
            </li>
          ))}
        </ul>
        <h4>怎么参加</h4>
        <ul>
          {ways.map(({ cause, chances }) => (
            <li key={cause}>
              {chanceCauseLabels[cause]}得 {chances} 次机会
            </li>
          ))}
        </ul>
        <h4>活动规则</h4>
        <ol>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ol>
        <p className={classes['dim']}>
          主办方：{campaign.organiser}。{campaign.taxNote}
        </p>
      </article>
      <FactList
        look="receipt"
        facts={[
          ['类型', campaignFaceLabels[face]],
          ['没中奖得', `${campaign.consolation} 金币`],
          ['领取', `${campaign.claimDays} 天内`],
          ['奖品总值', yuan(worth)],
          ['种子', '发布时生成，当场公布它的哈希'],
        ]}
      />
    </>
  );
}
