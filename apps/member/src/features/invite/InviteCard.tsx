import { IconPhoto, IconShare } from '@tabler/icons-react';
import type { Invitation } from '@yayan/api-client';
import { Button, CopyButton } from '@yayan/ui';
import { useState } from 'react';
import classes from './InviteHomePage.module.css';
import { NameSwitch } from './NameSwitch.tsx';
import { canShare, shareInvite } from './share-invite.ts';

interface InviteCardProps {
  invitation: Invitation;
  onPoster: () => void;
}

/** The invitation code and link, with buttons to share them. */
export function InviteCard({ invitation: { inviteCode, link, showsName }, onPoster }: InviteCardProps) {
  const [problem, setProblem] = useState('');
  const share = async (): Promise<void> => {
    const outcome = await shareInvite(link);
    setProblem(outcome === 'failed' ? '没能打开系统分享，可以改用复制链接' : '');
  };
  return (
    <section className={classes['card']} aria-label="我的邀请码和链接">
      <div className={classes['code']}>
        <div>
          <p className={classes['label']}>我的邀请码</p>
          <p className={classes['value']}>{inviteCode}</p>
        </div>
        <CopyButton value={inviteCode} label="复制邀请码" done="已复制邀请码" />
      </div>
      <div>
        <p className={classes['label']}>我的邀请链接</p>
        <p className={classes['link']}>{link}</p>
      </div>
      <div className={classes['ways']}>
        <CopyButton value={link} label="复制链接" done="已复制，快去分享吧" />
        {canShare() ? (
          <Button
            variant="light"
            onClick={() => void share()}
            leftSection={<IconShare size={20} stroke={1.75} aria-hidden />}
          >
            系统分享
          </Button>
        ) : null}
        <Button onClick={onPoster} leftSection={<IconPhoto size={20} stroke={1.75} aria-hidden />}>
          生成我的海报
        </Button>
      </div>
      <NameSwitch isShown={showsName} />
      {problem === '' ? null : <p role="alert">{problem}</p>}
    </section>
  );
}
