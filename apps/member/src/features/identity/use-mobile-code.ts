import { type AuthCodePurpose, sendAuthCode } from '@yayan/api-client';
import { mobileError, useCodeForm } from '@yayan/site';
import { encryptField } from '../../shell/encrypt-field.ts';

interface MobileCodeOptions {
  purpose: AuthCodePurpose;
  mobile: string;
  onMobileChange: (digits: string) => void;
}

/** A mobile and the code sent to it for signing in, binding or a new password. */
export const useMobileCode = ({ purpose, mobile, onMobileChange }: MobileCodeOptions) =>
  useCodeForm({
    target: mobile,
    onTargetChange: onMobileChange,
    problemOf: mobileError,
    send: async (freshKey) => sendAuthCode({ mobile: await encryptField(mobile, { freshKey }), purpose }),
  });
