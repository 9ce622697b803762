import type { Invitee } from '@yayan/api-client';
import { Avatar, Coins, formatMoment, Link, StateBadge } from '@yayan/ui';
import { DeclareFamily } from './DeclareFamily.tsx';
import { inviteeStates } from './invite-labels.ts';
import { InviteeSteps } from './InviteeSteps.tsx';
import classes from './InviteHomePage.module.css';

interface InviteeRowProps {
  invitee: Invitee;
  seesCoins: boolean;
}

/** One friend: state, coins earned, or why none were paid (rule 4.14). */
export function InviteeRow({ invitee, seesCoins }: InviteeRowProps) {
  const { id, nickname, avatar, state, coins, registeredAt, reason, family } = invitee;
  return (
    <li className={classes['friend']}>
      <Avatar name={nickname} src={avatar} size={44} />
      <div>
        <div className={classes['name']}>
          {nickname}
          <StateBadge {...inviteeStates[state]} />
        </div>
        <span className={classes['time']}>{formatMoment(registeredAt)} 加入</span>
      </div>
      {seesCoins ? <Coins amount={coins} size="sm" /> : <span />}
      {reason === null ? null : (
        <div className={classes['reason']}>
          不发放奖励：{reason} <Link href={`/home/feedback/ask?about=invitation&id=${id}`}>提交反馈</Link>
        </div>
      )}
      {family === 'no' ? null : (
        <div className={classes['reason']}>
          <DeclareFamily invitee={invitee} />
        </div>
      )}
      <details className={classes['reason']}>
        <summary>看每一步</summary>
        <InviteeSteps invitee={invitee} seesCoins={seesCoins} />
      </details>
    </li>
  );
}
