import type { ChangeLostMobileRequest } from '@yayan/console-client';
import { TextInput } from '@yayan/ui';
import type { ActForm } from '../../../shell/act/act-definition.ts';

const DIGITS = 11;

/** The new number. */
export const MobileForm: ActForm<ChangeLostMobileRequest['input']> = ({ value: { mobile }, onChange }) => (
  <TextInput
    label="新手机号"
    inputMode="numeric"
    autoComplete="off"
    maxLength={DIGITS}
    value={mobile}
    onChange={(event) => onChange({ mobile: event.currentTarget.value.replaceAll(/\D/gu, '') })}
    data-autofocus
  />
);
