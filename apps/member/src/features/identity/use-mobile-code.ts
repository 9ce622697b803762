import { type AuthCodePurpose, sendAuthCode } from '@yayan/api-client';
import { mobileError, useCodeForm } from '@yayan/site';
import { useTakeFocus } from '@yayan/ui';
import { encryptField } from '../../shell/client/encrypt-field.ts';

interface MobileCodeOptions {
  purpose: AuthCodePurpose;
  mobile: string;
  onMobileChange: (digits: string) => void;
  /** Whether the visitor returned from the next step to change the number. */
  isBack?: boolean;
}

/** The form state of a mobile and the code sent to it, for signing in, binding or a new password. */
export const useMobileCode = ({ purpose, mobile, onMobileChange, isBack = false }: MobileCodeOptions) => {
  const form = useCodeForm({
    target: mobile,
    onTargetChange: onMobileChange,
    problemOf: mobileError,
    send: async (freshKey) => sendAuthCode({ mobile: await encryptField(mobile, { freshKey }), purpose }),
  });
  useTakeFocus(form.targetField.ref, isBack);
  return form;
};
