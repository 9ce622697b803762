import type { Invitee } from '@yayan/api-client';
import { Avatar, Coins, formatMoment, Link, StateBadge } from '@yayan/ui';
import { inviteeStates } from './invite-labels.ts';
import classes from './InviteHomePage.module.css';

interface InviteeRowProps {
  invitee: Invitee;
  seesCoins: boolean;
}

/** One friend: state, coins earned, or why none were paid (rule 4.14). */
export function InviteeRow({ invitee, seesCoins }: InviteeRowProps) {
  const { id, nickname, avatar, state, coins, registeredAt, reason } = invitee;
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
        <p className={classes['reason']}>
          不发放奖励：{reason} <Link href={`/home/feedback/ask?about=invitation&id=${id}`}>提交反馈</Link>
        </p>
      )}
    </li>
  );
}
