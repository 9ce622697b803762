import { useEffect } from 'react';
import { storeInvite } from '../../../shell/session/stored-invite.ts';
import classes from '../form.module.css';

const STORED_MS = 7 * 24 * 3_600_000;

/**
 * An invitation on a network where too many wrong codes were tried: the server doesn't say whose it is. Joining with its code
 * works, so the browser stores it.
 */
export function UnseenOffer({ inviteCode }: { inviteCode: string }) {
  useEffect(() => {
    storeInvite({ code: inviteCode, until: new Date(Date.now() + STORED_MS).toISOString() });
  }, [inviteCode]);
  return (
    <header>
      <h1 className={classes['title']} tabIndex={-1}>
        有人邀请你加入芽言
      </h1>
      <p className={classes['lead']}>
        你所在的网络试错的邀请码太多，暂时看不到是谁邀请的。邀请码 {inviteCode} 照样能用，加入时会核对。
      </p>
    </header>
  );
}
