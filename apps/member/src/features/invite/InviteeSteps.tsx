import { CoinRowState, type Invitee } from '@yayan/api-client';
import { formatCount, formatDay, formatMoment } from '@yayan/ui';
import { stepNames } from './invite-labels.ts';
import classes from './InviteeSteps.module.css';

type Step = Invitee['steps'][number];

/** Where the coins of a step are, or why there are none (rule 4.30). */
const coinsText = ({ coins, state, arrivedAt, expectedAt, reason }: Step): string => {
  const amount = `${formatCount(coins)} 金币`;
  if (state === CoinRowState.TakenBack) return `${amount}已收回${reason === null ? '' : `：${reason}`}`;
  if (arrivedAt !== null) return `${amount}已于 ${formatMoment(arrivedAt)} 到账`;
  return expectedAt === null
    ? `${amount}待入账，等好友完成首份付费问卷`
    : `${amount}待入账，预计 ${formatDay(expectedAt)}前到账`;
};

interface InviteeStepsProps {
  invitee: Invitee;
  seesCoins: boolean;
}

/** The steps of a friend with their dates, and where the coins of each are. */
export function InviteeSteps({ invitee: { steps, state, registeredAt }, seesCoins }: InviteeStepsProps) {
  const isVoid = state === 'void';
  return (
    <ol className={classes['root']}>
      {steps.map((step) => {
        const at = step.step === 'verified' ? registeredAt : step.at;
        return (
          <li key={step.step} className={classes['step']} data-reached={at !== null}>
            <span>{stepNames[step.step]}</span>
            <span className={classes['note']}>
              {at === null ? (isVoid ? '不计奖励' : '还没有完成') : formatMoment(at)}
              {seesCoins && step.state !== null ? ` · ${coinsText(step)}` : ''}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
