import { useMutation } from '@tanstack/react-query';
import { AuthCodePurpose, resetPassword, isRefusal } from '@yayan/api-client';
import { failureText, passwordError, retryWithFreshKey, useFieldProblem } from '@yayan/site';
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

const useSendReset = () =>
  useMutation({
    mutationFn: ({ mobile, code, password }: { mobile: string; code: string; password: string }) =>
      retryWithFreshKey(async (freshKey) =>
        resetPassword({
          mobile: await encryptField(mobile, { freshKey }),
          code: await encryptField(code),
          password: await encryptField(password),
        }),
      ),
  });

/** The four steps of /password: 0 mobile, 1 code, 2 new password, 3 done. */
export const useReset = ({ mobile, onMobileChange }: ResetOptions) => {
  const [step, setStep] = useState(0);
  const [password, setPassword] = useState('');
  const [problem, refuse] = useFieldProblem(password, passwordError);
  const form = useMobileCode({ purpose: AuthCodePurpose.Reset, mobile, onMobileChange });
  const send = useSendReset();

  const sendReset = async (digits: string): Promise<void> => {
    if (send.isPending) return;
    refuse(undefined);
    try {
      await send.mutateAsync({ mobile, code: digits, password });
      setPassword('');
      setStep(3);
    } catch (error) {
      if (isAboutCode(error)) {
        setStep(1);
        form.refuse(error);
      } else refuse(failureText(error));
    }
  };

  return {
    step,
    form,
    password,
    setPassword,
    problem,
    isPending: send.isPending,
    signedOutDevices: send.data?.signedOutDevices ?? 0,
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
      else void sendReset(digits);
    },
    /** Sends the reset and resolves after the answer. An invalid password isn't sent; `problem` says why. */
    takePassword: async (): Promise<void> => {
      const wrong = passwordError(password);
      refuse(wrong);
      if (!wrong) await sendReset(form.code);
    },
  };
};

export type Reset = ReturnType<typeof useReset>;
