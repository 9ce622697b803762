import { useEnterInviteCode, useGetAccount } from '@yayan/api-client/react';
import { failureText } from '@yayan/site';
import { Button, ButtonLink } from '@yayan/ui';
import { dropInvite } from '../../../shell/session/stored-invite.ts';
import classes from '../form.module.css';

/** Shown to a signed-in member: a link to their invite page if the invitation is their own, else the inviter's name. */
export function MemberAnswer({ inviteCode }: { inviteCode: string }) {
  const isOwn = useGetAccount().data?.memberCode === inviteCode;
  const name = useEnterInviteCode({ mutation: { onSuccess: dropInvite } });
  if (isOwn) {
    return (
      <div className={classes['form']}>
        <p className={classes['lead']}>这是你自己的邀请页，朋友打开后看到的就是这样。</p>
        <ButtonLink href="/home/invite" size="lg" fullWidth>
          去邀请好友
        </ButtonLink>
      </div>
    );
  }
  if (name.isSuccess) {
    return (
      <div className={classes['form']}>
        <output className={classes['lead']}>已记下：{name.data.nickname} 是你的邀请人。</output>
        <ButtonLink href="/home" size="lg" fullWidth>
          回首页
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className={classes['form']}>
      <p className={classes['lead']}>
        你已经是会员。加入 7 天内还没有填过邀请码，可以现在补填，之后不能更改。
      </p>
      <Button
        size="lg"
        fullWidth
        loading={name.isPending}
        onClick={() => name.mutate({ data: { inviteCode } })}
      >
        记为我的邀请人
      </Button>
      <p className={classes['problem']} role="alert">
        {name.isError ? failureText(name.error) : ''}
      </p>
      <ButtonLink href="/home" variant="subtle">
        回首页
      </ButtonLink>
    </div>
  );
}
