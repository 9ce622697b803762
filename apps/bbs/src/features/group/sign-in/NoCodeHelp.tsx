import { useGetContact } from '@yayan/api-client/react';
import { ContactLine } from '@yayan/ui';
import classes from './GroupLoginForm.module.css';

/**
 * 「没收到验证码？」: what a person can check. The text is the same for everybody, so that it doesn't reveal who is invited (rule 6.3).
 */
export function NoCodeHelp() {
  const { data: contact } = useGetContact({ query: { staleTime: Infinity } });
  return (
    <details className={classes['help']}>
      <summary>没收到验证码？</summary>
      <ul>
        <li>验证码只发给受邀的手机号，换过号码的请用受邀时的号码。</li>
        <li>看看短信的“垃圾信息”或拦截记录。</li>
        <li>确认号码没错还是收不到，请联系邀请你的人，或联系我们：</li>
      </ul>
      <ContactLine contact={contact} />
    </details>
  );
}
