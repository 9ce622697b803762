import { PinInput } from '@yayan/ui';
import { type ClipboardEvent, type Ref, useId } from 'react';
import { maskedMobile } from './mobile-number.ts';
import { pastedCode } from './pasted-code.ts';
import { plainDigits } from './plain-digits.ts';
import classes from './sign-in.module.css';

interface CodeFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (digits: string) => void;
  /** Called when all six digits are entered: typed, pasted, or filled in by the phone. */
  onComplete: (digits: string) => void;
  error?: string | undefined;
  /** The mobile to which a code was just sent. */
  sentTo?: string | undefined;
  busy: boolean;
}

/** Number of digits of a code (rule 2.4). */
export const codeLength = 6;

const digitsOfAnyWidth = /^[\d０-９]+$/u;

/** A field of six digits, one box each. The phone's suggestion from the message can fill them. */
export function CodeField({ ref, value, onChange, onComplete, error, sentTo, busy }: CodeFieldProps) {
  const label = useId();
  const hint = useId();
  // Without this id the field makes one after its first render and recreates its boxes, which then lose the focus.
  const boxes = useId();
  const change = (text: string): void => {
    const digits = plainDigits(text);
    onChange(digits);
    if (digits.length === codeLength) onComplete(digits);
  };
  /** Handles pasting, because the boxes accept only plain digits. */
  const paste = (event: ClipboardEvent): void => {
    const code = pastedCode(event.clipboardData.getData('text'));
    if (code === undefined || busy) return;
    event.preventDefault();
    event.stopPropagation();
    change(code);
  };
  return (
    <div>
      <span id={label} className={classes['label']}>
        验证码
      </span>
      <PinInput
        ref={ref}
        id={boxes}
        aria-labelledby={label}
        aria-describedby={hint}
        classNames={{ root: classes['pins'] ?? '', pinInput: classes['pin'] ?? '' }}
        length={codeLength}
        type={digitsOfAnyWidth}
        inputType="tel"
        oneTimeCode
        size="lg"
        gap="xs"
        placeholder=""
        value={value}
        onChange={change}
        onPasteCapture={paste}
        error={error !== undefined}
        readOnly={busy}
        getInputProps={(index) => ({ 'aria-label': `验证码第 ${index + 1} 位`, inputMode: 'numeric' })}
      />
      <p id={hint} className={classes['hint']} data-error={error !== undefined} aria-live="polite">
        {error ?? (sentTo ? `验证码已发送至 ${maskedMobile(sentTo)}，5 分钟内有效` : '')}
      </p>
    </div>
  );
}
