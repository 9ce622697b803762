import { type Day, formatDay } from '../../../platform/calendar.ts';
import { countText } from '../../../platform/count-text.ts';
import { template } from './template.ts';

const OWED = (owed: number): string =>
  owed > 0 ? `其中 ${countText(owed)} 金币已经用掉，记为待抵扣，会从之后到账的金币里抵扣。` : '';

/** Messages about coins, quality, levels and invitations. */
export const rewardTemplates = {
  coinsPending: template(
    'coins',
    ({ title, coins, why, expectedOn }: { title: string; coins: number; why: string; expectedOn: Day }) => ({
      title: `${countText(coins)} 金币待入账`,
      body: `来自“${title}”，预计 ${formatDay(expectedOn)}前到账：${why}。`,
      link: '/home/gold',
    }),
  ),
  coinsTakenBack: template(
    'coins',
    ({ coins, note, owed }: { coins: number; note: string; owed: number }) => ({
      title: `任务奖励 ${countText(coins)} 金币已收回`,
      body: `${note}。${OWED(owed)}\n有疑问可以在任务记录里提出。`,
      link: '/home/gold',
    }),
  ),
  /** An operator's correction: positive for given coins, negative for taken coins. */
  coinsCorrected: template('coins', ({ coins, reason }: { coins: number; reason: string }) => ({
    title: coins < 0 ? `${countText(-coins)} 金币已收回` : `${countText(coins)} 金币已补发`,
    body: `${reason}${coins < 0 ? '\n有疑问可以在金币明细里提出。' : ''}`,
    link: '/home/gold',
  })),
  /** An operator's correction of credit: positive for given, negative for taken. */
  creditCorrected: template('quality', ({ points, reason }: { points: number; reason: string }) => ({
    title: points < 0 ? `权益值 −${countText(-points)}` : `权益值 +${countText(points)}`,
    body: `${reason}${points < 0 ? '\n有疑问可以联系我们。' : ''}`,
    link: '/home/credit',
  })),
  /** An operator forgave coins that the member owed. */
  debtForgiven: template('coins', ({ coins, reason }: { coins: number; reason: string }) => ({
    title: `待抵扣的 ${countText(coins)} 金币不用还了`,
    body: reason,
    link: '/home/gold',
  })),
  /** An operator took a card back. */
  cardTaken: template('coins', ({ card, reason }: { card: string; reason: string }) => ({
    title: `一张${card}已收回`,
    body: `${reason}\n有疑问可以联系我们。`,
    link: '/home/card',
  })),
  /** A deduction of quality, or points given back. */
  qualityChanged: template(
    'quality',
    ({
      points,
      reason,
      rule,
      endsOn,
    }: {
      points: number;
      reason: string;
      rule: string;
      endsOn: Day | null;
    }) => ({
      title: points < 0 ? `质量分 −${-points}` : `质量分 +${points}`,
      body: `${reason}。${endsOn === null ? '' : `${formatDay(endsOn)}恢复。`}\n依据：${rule}。${points < 0 ? '有异议可以在 7 天内申诉。' : ''}`,
      link: '/home/qualityDetails',
    }),
  ),
  levelReached: template('quality', ({ level }: { level: string }) => ({
    title: `你的等级升到“${level}”`,
    body: '兑换额度和手续费按新等级计算，在权益值页可以看到差别。',
    link: '/home/credit',
  })),
  inviteEarned: template(
    'invite',
    ({ title, coins, arrival }: { title: string; coins: number; arrival: string }) => ({
      title: `邀请奖励 ${coins} 金币`,
      body: `${title}，${coins} 金币先记为待入账，${arrival}。`,
      link: '/home/invite',
    }),
  ),
  inviteTakenBack: template(
    'invite',
    ({ coins, note, owed }: { coins: number; note: string; owed: number }) => ({
      title: `邀请奖励 ${coins} 金币已收回`,
      body: `${note}。${OWED(owed)}`,
      link: owed > 0 ? '/home/gold' : '/home/invite',
    }),
  ),
};
