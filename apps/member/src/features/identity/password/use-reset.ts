import { AuthCodePurpose, resetPassword, isRefusal } from '@yayan/api-client';
import {
  failureText,
  passwordError,
  pressKey,
  retryWithFreshKey,
  useAction,
  useFieldProblem,
} from '@yayan/site';
import { useState } from 'react';
import { encryptField } from '../../../shell/client/encrypt-field.ts';
import { useMobileCode } from '../use-mobile-code.ts';

interface ResetOptions {
  mobile: string;
  onMobileChange: (digits: string) => void;
}

/** Whether the server refused the code. The form then asks for the code again and keeps the password. */
const isAboutCode = (error: unknown): boolean =>
  isRefusal(error, 'CODE_WRONG') || isRefusal(error, 'CODE_EXPIRED') || isRefusal(error, 'CODE_TRIES_USED');

const sendReset = async (mobile: string, code: string, password: string) => {
  const idempotencyKey = pressKey('reset', mobile, code);
  return await retryWithFreshKey(async (freshKey) =>
    resetPassword(
      {
        mobile: await encryptField(mobile, { freshKey }),
        code: await encryptField(code),
        password: await encryptField(password),
      },
      { idempotencyKey },
    ),
  );
};

/** The four steps of /password: 0 mobile, 1 code, 2 new password, 3 done. */
export const useReset = ({ mobile, onMobileChange }: ResetOptions) => {
  const [step, setStep] = useState(0);
  const [password, setPassword] = useState('');
  const [problem, refuse] = useFieldProblem(password, passwordError);
  const form = useMobileCode({ purpose: AuthCodePurpose.Reset, mobile, onMobileChange });
  const [signedOutDevices, setSignedOutDevices] = useState(0);
  const reset = useAction(
    async (digits: string) => {
      refuse(undefined);
      setSignedOutDevices((await sendReset(mobile, digits, password)).signedOutDevices);
      setPassword('');
      setStep(3);
    },
    {
      onError: (error) => {
        if (isAboutCode(error)) {
          setStep(1);
          form.refuse(error);
        } else refuse(failureText(error));
      },
    },
  );

  return {
    step,
    form,
    password,
    setPassword,
    problem,
    isPending: reset.isPending,
    signedOutDevices,
    back: () => setStep(step - 1),
    askCode: async (): Promise<void> => {
      // Another code can't be requested yet, so go on to the code that was sent.
      if (form.secondsLeft > 0 && form.isSent) setStep(1);
      else if (await form.askCode()) setStep(1);
    },
    /** Stores the typed code. If a valid password was already chosen, sends both at once. */
    takeCode: (digits: string): void => {
      if (!form.check(digits)) return;
      if (passwordError(password)) setStep(2);
      else void reset.run(digits);
    },
    /** Sends the reset and resolves after the answer. An invalid password isn't sent; `problem` says why. */
    takePassword: async (): Promise<void> => {
      const wrong = passwordError(password);
      refuse(wrong);
      if (!wrong) await reset.run(form.code);
    },
  };
};

export type Reset = ReturnType<typeof useReset>;
