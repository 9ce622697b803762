import { Checkbox, Link } from '@yayan/ui';

interface ApplicationConsentProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
  /** Shown before the consent itself. */
  also?: string | undefined;
}

/** Consent to the use of an application. It is never ticked in advance. */
export function ApplicationConsent({ checked, onChange, error, also = '' }: ApplicationConsentProps) {
  return (
    <Checkbox
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
      error={error}
      label={
        <>
          {also}我同意芽言用以上信息处理这次申请。信息加密保存，处理完 90 天后删除，见
          <Link href="/privacy">隐私政策</Link>
        </>
      }
    />
  );
}
