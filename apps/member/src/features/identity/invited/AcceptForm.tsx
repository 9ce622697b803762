import { isRefusal } from '@yayan/api-client';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { dropInvite } from '../../../shell/session/stored-invite.ts';
import { LoginForm } from '../sign-in/LoginForm.tsx';
import { mobileFromHistory } from '../sign-in/mobile-from-history.ts';
import { RegisterForm } from '../sign-in/RegisterForm.tsx';
import type { Newcomer } from '../sign-in/newcomer.ts';
import { useNewcomer } from '../sign-in/use-newcomer.ts';
import { register } from '../sign-in-calls.ts';
import { useEnter } from '../use-enter.ts';
import classes from '../form.module.css';

/**
 * Joins on the invitation page: mobile, code and consent make a member in one step. When registering fails, the registration
 * form opens with the invite code filled in.
 */
export function AcceptForm({ inviteCode }: { inviteCode: string }) {
  const [mobile, setMobile] = useState(mobileFromHistory(useLocation().state));
  const { newcomer, setNewcomer, consent, isBack, onBack } = useNewcomer();
  const enter = useEnter();

  const join = async (proven: Newcomer): Promise<void> => {
    try {
      const tokens = await register('sms', {
        registerTicket: proven.registerTicket,
        inviteCode,
        version: consent.version,
      });
      dropInvite();
      await enter(tokens);
    } catch (error) {
      // Another version of the texts holds by now: the next form asks for it.
      if (isRefusal(error, 'AGREEMENT_REQUIRED')) consent.onAgreedChange(false);
      setNewcomer(proven);
    }
  };

  if (newcomer) return <RegisterForm {...newcomer} {...consent} by="sms" onBack={onBack} />;
  return (
    <>
      <LoginForm
        {...consent}
        mobile={mobile}
        onMobileChange={setMobile}
        isBack={isBack}
        onNewcomer={join}
        action="接受邀请，加入芽言"
      />
      <p className={classes['lead']}>已有账号会直接登录；邀请只对新会员有效。</p>
    </>
  );
}
