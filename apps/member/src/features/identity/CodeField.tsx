import { PinInput } from '@yayan/ui';
import { type Ref, useId } from 'react';
import classes from './LoginPage.module.css';
import { maskedMobile } from './mobile-number.ts';

interface CodeFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (digits: string) => void;
  /** All six digits stand, however they came: typed, pasted, or filled in by the phone. */
  onComplete: (digits: string) => void;
  error?: string | undefined;
  /** The mobile a code was just sent to. */
  sentTo?: string | undefined;
  busy: boolean;
}

const length = 6;

/** Six digits, one box each; the phone's own suggestion from the message fills them. */
export function CodeField({ ref, value, onChange, onComplete, error, sentTo, busy }: CodeFieldProps) {
  const label = useId();
  const hint = useId();
  const change = (digits: string): void => {
    onChange(digits);
    if (digits.length === length) onComplete(digits);
  };
  return (
    <div className={classes['code']}>
      <span id={label} className={classes['label']}>
        验证码
      </span>
      <PinInput
        ref={ref}
        aria-labelledby={label}
        aria-describedby={hint}
        classNames={{ root: classes['pins'] ?? '', pinInput: classes['pin'] ?? '' }}
        length={length}
        type="number"
        oneTimeCode
        size="lg"
        gap={8}
        placeholder=""
        value={value}
        onChange={change}
        error={error !== undefined}
        readOnly={busy}
        getInputProps={(index) => ({ 'aria-label': `验证码第 ${index + 1} 位` })}
      />
      <p id={hint} className={classes['hint']} data-error={error !== undefined} aria-live="polite">
        {error ?? (sentTo ? `验证码已发送至 ${maskedMobile(sentTo)}，5 分钟内有效` : '')}
      </p>
    </div>
  );
}
