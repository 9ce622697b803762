import { Button, Form, Stack, TextInput } from '@yayan/ui';
import { useEffect, useRef, useState } from 'react';
import classes from './CodeStep.module.css';

interface CodeStepProps {
  name: string;
  isBusy: boolean;
  problem: string | undefined;
  /** The typed code is removed whenever this changes. */
  clearOn: number;
  onCode: (code: string) => void;
  onBack: () => void;
}

/** The code of the authenticator, or one of the recovery codes. */
export function CodeStep({ name, isBusy, problem, clearOn, onCode, onBack }: CodeStepProps) {
  const [usesRecovery, setUsesRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const [cleared, setCleared] = useState(clearOn);
  if (cleared !== clearOn) {
    setCleared(clearOn);
    setCode('');
  }
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    if (clearOn > 0) field.current?.focus();
  }, [clearOn]);
  const wanted = usesRecovery ? '请输入一个恢复码' : '请输入 6 位数字';
  const isComplete = usesRecovery ? code.trim().length >= 6 : /^\d{6}$/u.test(code.trim());
  const submit = (): void => {
    setMissing(!isComplete);
    if (isComplete && !isBusy) onCode(code.trim());
  };
  return (
    <Form aria-label="第二步验证" onSubmit={submit}>
      <Stack gap="md">
        <p className={classes['who']}>以 {name} 登录</p>
        <TextInput
          ref={field}
          label={usesRecovery ? '恢复码' : '动态码'}
          description={
            usesRecovery
              ? '设置账号时保存的十个码之一，每个只能用一次。'
              : '打开验证器，输入它现在显示的 6 位数字。'
          }
          autoComplete={usesRecovery ? 'off' : 'one-time-code'}
          inputMode={usesRecovery ? 'text' : 'numeric'}
          maxLength={20}
          value={code}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setMissing(false);
          }}
          error={missing ? wanted : problem}
        />
        <Button type="submit" fullWidth loading={isBusy}>
          登录
        </Button>
        <div className={classes['more']}>
          <Button
            variant="subtle"
            size="xs"
            onClick={() => {
              setUsesRecovery(!usesRecovery);
              setCode('');
              setMissing(false);
              field.current?.focus();
            }}
          >
            {usesRecovery ? '用验证器的动态码' : '没带验证器？用恢复码'}
          </Button>
          <Button variant="subtle" size="xs" onClick={onBack}>
            改名字或密码
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
