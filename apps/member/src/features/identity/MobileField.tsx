import { Button, MaskInput } from '@yayan/ui';
import type { Ref } from 'react';
import classes from './LoginPage.module.css';

interface MobileFieldProps {
  ref: Ref<HTMLInputElement>;
  /** Digits only. */
  value: string;
  onChange: (digits: string) => void;
  error?: string | undefined;
  /** Until another code may be asked for. */
  secondsLeft: number;
  sending: boolean;
  onAskCode: () => void;
}

/** +86 and the number in groups of 3, 4 and 4, with the button that asks for a code. */
export function MobileField(props: MobileFieldProps) {
  const { ref, value, onChange, error, secondsLeft, sending, onAskCode } = props;
  return (
    <div className={classes['mobile']}>
      <MaskInput
        ref={ref}
        label="手机号"
        mask="999 9999 9999"
        slotChar={null}
        size="lg"
        inputMode="numeric"
        type="tel"
        autoComplete="tel-national"
        enterKeyHint="next"
        placeholder="请输入手机号"
        leftSection={<span className={classes['prefix']}>+86</span>}
        leftSectionWidth={62}
        value={value}
        onChangeRaw={(raw) => onChange(raw.replaceAll(/\D/gu, ''))}
        error={error}
      />
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
    </div>
  );
}
