import type { AuthCodePurpose } from '@yayan/api-client';
import { isRefusal } from '@yayan/auth';
import { codeLength, failureText, mobileError, useResendCountdown } from '@yayan/site';
import { useRef, useState } from 'react';
import { useSendCode } from './use-send-code.ts';

interface MobileCodeOptions {
  purpose: AuthCodePurpose;
  mobile: string;
  onMobileChange: (digits: string) => void;
}

/** A mobile and the code sent to it, as a form holds them: what is typed, what is wrong with it, where the focus goes. */
export const useMobileCode = ({ purpose, mobile, onMobileChange }: MobileCodeOptions) => {
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<{ mobile?: string | undefined; code?: string | undefined }>({});
  const mobileInput = useRef<HTMLInputElement>(null);
  const codeInput = useRef<HTMLInputElement>(null);
  const { secondsLeft, start } = useResendCountdown();
  const sendCode = useSendCode(purpose);

  const checkMobile = (): boolean => {
    const problem = mobileError(mobile);
    setErrors({ mobile: problem });
    if (problem) mobileInput.current?.focus();
    return problem === undefined;
  };

  /** Sends a code; resolves to whether it is on its way. */
  const askCode = async (): Promise<boolean> => {
    if (!checkMobile()) return false;
    try {
      start(await sendCode.mutateAsync(mobile));
      setCode('');
      codeInput.current?.focus();
      return true;
    } catch (error) {
      if (isRefusal(error, 'CODE_TOO_SOON', 20005)) start(60);
      setErrors({ mobile: failureText(error) });
      return false;
    }
  };

  /** Whether both can be sent; otherwise it is said beside the first that can't. */
  const check = (digits: string): boolean => {
    if (!checkMobile()) return false;
    if (digits.length === codeLength) return true;
    setErrors({ code: '请输入 6 位验证码' });
    codeInput.current?.focus();
    return false;
  };

  /** The server did not take the code: say so, and let it be typed anew. */
  const refuse = (error: unknown): void => {
    setCode('');
    setErrors({ code: failureText(error) });
    codeInput.current?.focus();
  };

  return {
    code,
    secondsLeft,
    isSending: sendCode.isPending,
    isSent: sendCode.isSuccess,
    askCode,
    check,
    refuse,
    mobileField: { ref: mobileInput, value: mobile, onChange: onMobileChange, error: errors.mobile },
    codeField: {
      ref: codeInput,
      value: code,
      onChange: setCode,
      error: errors.code,
      sentTo: sendCode.isSuccess ? sendCode.variables : undefined,
    },
  };
};
