import { Button, MaskedInput } from '@yayan/ui';
import { type ClipboardEvent, type Ref, useState } from 'react';
import { mobileDigits } from './mobile-number.ts';
import { plainDigits } from './plain-digits.ts';
import classes from './sign-in.module.css';

interface MobileFieldProps {
  ref: Ref<HTMLInputElement>;
  /** The initial value, digits only. The field then keeps its own text, so that the caret doesn't jump. */
  value: string;
  onChange: (digits: string) => void;
  error?: string | undefined;
  /** The kind of value that a browser fills in: a number, or the name of a stored password. */
  autoComplete?: 'tel-national' | 'username' | undefined;
  /** Seconds until another code may be requested. */
  secondsLeft?: number | undefined;
  sending?: boolean | undefined;
  /** Requests a code. Without it the field has no button. */
  onAskCode?: (() => void) | undefined;
}

/** The mask would paste only the first 11 digits, so remove the country code before it gets the text. */
const pasteDigits = (event: ClipboardEvent<HTMLInputElement>): void => {
  event.preventDefault();
  event.stopPropagation();
  const input = event.currentTarget;
  const digits = mobileDigits(event.clipboardData.getData('text'));
  input.setRangeText(digits, input.selectionStart ?? 0, input.selectionEnd ?? input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/** The mask listens to the input itself; React only has to know that the field can be changed. */
const noChange = (): void => undefined;

/**
 * A field with +86 and the number in groups of 3, 4 and 4. It accepts any spelling when pasting, and has the button for a code.
 */
export function MobileField(props: MobileFieldProps) {
  const { ref, value, onChange, error, autoComplete = 'tel-national' } = props;
  const { secondsLeft = 0, sending = false, onAskCode } = props;
  const [initial] = useState(value);
  return (
    <div className={classes['mobile']} data-ask={onAskCode !== undefined}>
      <MaskedInput
        ref={ref}
        label="手机号"
        mask="999 9999 9999"
        slotChar={null}
        transform={plainDigits}
        size="lg"
        inputMode="numeric"
        type="tel"
        autoComplete={autoComplete}
        enterKeyHint="next"
        placeholder="请输入手机号"
        leftSection={<span className={classes['prefix']}>+86</span>}
        leftSectionWidth={62}
        defaultValue={initial}
        onChange={noChange}
        onChangeRaw={(raw) => onChange(raw.replaceAll(/\D/gu, ''))}
        onPasteCapture={pasteDigits}
        error={error}
      />
      {onAskCode ? (
        <Button
          variant="default"
          size="lg"
          className={classes['ask'] ?? ''}
          onClick={onAskCode}
          loading={sending}
          disabled={secondsLeft > 0}
        >
          {secondsLeft > 0 ? `${secondsLeft} 秒后重发` : '获取验证码'}
        </Button>
      ) : null}
    </div>
  );
}
