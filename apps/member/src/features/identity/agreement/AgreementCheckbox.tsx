import { Checkbox } from '@yayan/ui';
import type { Ref } from 'react';
import { AgreementLinks } from './AgreementLinks.tsx';
import classes from '../form.module.css';
import type { Consent } from './use-consent.ts';

interface AgreementCheckboxProps extends Consent {
  error?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Checkbox for the age (rule 2.27) and the consent to the texts. The site never ticks it for the member (App 认定方法). */
export function AgreementCheckbox({ agreed, onAgreedChange, error, ref = null }: AgreementCheckboxProps) {
  return (
    <Checkbox
      ref={ref}
      className={classes['agree'] ?? ''}
      checked={agreed}
      onChange={(event) => onAgreedChange(event.currentTarget.checked)}
      error={error}
      label={
        <>
          我已满 14 周岁，我已阅读并同意
          <AgreementLinks />
        </>
      }
    />
  );
}
