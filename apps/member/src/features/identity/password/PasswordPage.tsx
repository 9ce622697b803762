import { StepTrail } from '@yayan/ui';
import { useState } from 'react';
import { EntryCard } from '../EntryCard.tsx';
import form from '../form.module.css';
import { CodeStep } from './CodeStep.tsx';
import { MobileStep } from './MobileStep.tsx';
import { PasswordDone } from './PasswordDone.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { useReset } from './use-reset.ts';

const steps = ['手机号', '验证码', '新密码', '完成'] as const;

/** Resets a forgotten password by mobile, code and new password. The third step sends all three together. */
export default function PasswordPage() {
  const [mobile, setMobile] = useState('');
  const [agreed, setAgreed] = useState(false);
  const reset = useReset({ mobile, onMobileChange: setMobile });
  const step = reset.step;
  return (
    <EntryCard>
      <h1 className={form['title']}>找回密码</h1>
      <div className={form['trail']}>
        <StepTrail steps={steps} at={step} />
      </div>
      {step === 0 ? (
        <MobileStep reset={reset} mobile={mobile} agreed={agreed} onAgreedChange={setAgreed} />
      ) : null}
      {step === 1 ? <CodeStep reset={reset} mobile={mobile} /> : null}
      {step === 2 ? <PasswordStep reset={reset} /> : null}
      {step === 3 ? <PasswordDone mobile={mobile} signedOutDevices={reset.signedOutDevices} /> : null}
    </EntryCard>
  );
}
