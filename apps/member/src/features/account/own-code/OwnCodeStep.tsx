import { type CheckPurpose, checkSmsCode, sendCode } from '@yayan/api-client';
import { useGetAccount } from '@yayan/api-client/react';
import {
  CodeField,
  codeMayBeGood,
  failureText,
  focusCode,
  retryWithFreshKey,
  useCodeSender,
  useFieldProblem,
} from '@yayan/site';
import { Button } from '@yayan/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { encryptField } from '../../../shell/client/encrypt-field.ts';
import classes from '../frame/SheetForm.module.css';

interface OwnCodeStepProps {
  purpose: CheckPurpose;
  lead: ReactNode;
  /** Why the step is shown again, after the server refused the ticket. */
  problem?: string | undefined;
  /** Gets the ticket, which allows this one change for ten minutes (rule 2.19). */
  onProven: (checkTicket: string) => void;
  children?: ReactNode;
}

/** Verifies the member by a code sent to the account's mobile. */
export function OwnCodeStep({ purpose, lead, problem, onProven, children }: OwnCodeStepProps) {
  const { data: account } = useGetAccount();
  const { secondsLeft, sending, sent, problem: sendProblem, ask } = useCodeSender(`own-${purpose}`);
  const [code, setCode] = useState('');
  const [wrong, refuse] = useFieldProblem(code, undefined, problem);
  const [checking, setChecking] = useState(false);
  /** The code for which no answer came. It stays in its field, and a button sends it again. */
  const [unsent, setUnsent] = useState('');
  const askButton = useRef<HTMLButtonElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  // After another step the focused element is gone. The button is disabled until another code may be sent, so focus the code
  // then.
  useEffect(() => (askButton.current?.disabled ? codeInput : askButton).current?.focus(), []);

  const askCode = async (): Promise<void> => {
    refuse(undefined);
    // Clear before the call, so that digits typed while it runs stay.
    setCode('');
    if (await ask(() => sendCode({ purpose }))) focusCode(codeInput.current);
  };

  const check = async (digits: string): Promise<void> => {
    if (checking) return;
    setChecking(true);
    refuse(undefined);
    try {
      const { checkTicket } = await retryWithFreshKey(async (freshKey) =>
        checkSmsCode({ purpose, code: await encryptField(digits, { freshKey }) }),
      );
      onProven(checkTicket);
    } catch (error) {
      const kept = codeMayBeGood(error) ? digits : '';
      setCode(kept);
      refuse(failureText(error), kept);
      setUnsent(kept);
      setChecking(false);
      if (kept === '') codeInput.current?.focus();
      else focusCode(codeInput.current);
    }
  };

  return (
    <div className={classes['form']}>
      <p className={classes['lead']}>{lead}</p>
      <div className={classes['send']}>
        <span className={classes['to']}>
          验证码会发到 <b>{account?.mobile ?? ''}</b>
        </span>
        <Button
          ref={askButton}
          variant="light"
          data-autofocus
          loading={sending}
          disabled={secondsLeft > 0}
          onClick={() => void askCode()}
        >
          {secondsLeft > 0 ? `${secondsLeft} 秒后重发` : '获取验证码'}
        </Button>
      </div>
      <CodeField
        ref={codeInput}
        value={code}
        onChange={setCode}
        onComplete={(digits) => void check(digits)}
        error={wrong ?? sendProblem}
        sentTo={sent ? account?.mobile : undefined}
        busy={checking}
      />
      {unsent !== '' && code === unsent ? (
        <Button variant="light" loading={checking} onClick={() => void check(code)}>
          再次提交验证码
        </Button>
      ) : null}
      {children}
    </div>
  );
}
