import { Checkbox } from '@yayan/ui';
import { AgreementLinks } from './AgreementLinks.tsx';
import classes from './LoginPage.module.css';

interface AgreementCheckboxProps {
  agreed: boolean;
  onChange: (agreed: boolean) => void;
  error?: string | undefined;
}

/** Consent to the texts; never ticked for the member (App 认定方法). */
export function AgreementCheckbox({ agreed, onChange, error }: AgreementCheckboxProps) {
  return (
    <Checkbox
      className={classes['agree'] ?? ''}
      checked={agreed}
      onChange={(event) => onChange(event.currentTarget.checked)}
      error={error}
      label={
        <>
          我已阅读并同意
          <AgreementLinks />
        </>
      }
    />
  );
}
