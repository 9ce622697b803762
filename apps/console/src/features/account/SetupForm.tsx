import { failureText, isRefusal, type OperatorSetup, useFinishOperatorSetup } from '@yayan/console-client';
import { operatorRoleLabels } from '@yayan/contract/console-labels';
import { passwordError, PasswordField } from '@yayan/site';
import { Alert, Button, Form, QrCode, Skeleton, Stack, TextInput, useForm } from '@yayan/ui';
import { Suspense, useRef } from 'react';
import classes from './SetupForm.module.css';

interface SetupFormProps {
  setup: OperatorSetup;
  token: string;
  onDone: (codes: readonly string[]) => void;
}

const QR_SIZE = 180;

/** Password, and the authenticator with its first code. */
export function SetupForm({ setup: { name, roles, secret, uri }, token, onDone }: SetupFormProps) {
  const password = useRef<HTMLInputElement>(null);
  const finish = useFinishOperatorSetup();
  const [form, root] = useForm({
    initialValues: { password: '', code: '' },
    validate: {
      password: (value) => passwordError(value) ?? null,
      code: (value) => (/^\d{6}$/u.test(value.trim()) ? null : '请输入 6 位数字'),
    },
  });
  const send = async ({ password, code }: { password: string; code: string }): Promise<void> => {
    try {
      onDone((await finish.mutateAsync({ data: { token, password, code: code.trim() } })).codes);
    } catch (error) {
      if (isRefusal(error, 'OPERATOR_CODE_WRONG')) form.refuse({ code: failureText(error) });
      else if (isRefusal(error, 'PASSWORD_WEAK')) form.refuse({ password: failureText(error) });
    }
  };
  const { error } = finish;
  const isAtField = isRefusal(error, 'OPERATOR_CODE_WRONG') || isRefusal(error, 'PASSWORD_WEAK');
  return (
    <Form ref={root} aria-label="设置账号" onSubmit={() => form.submitWith(send)}>
      <Stack gap="md">
        <p className={classes['who']}>
          <b>{name}</b>，{roles.map((role) => operatorRoleLabels[role]).join('、')}
        </p>
        {/* Password managers store the password under this name. */}
        <input type="text" name="username" autoComplete="username" value={name} readOnly hidden />
        <PasswordField
          kind="new"
          label="新密码"
          ref={password}
          value={form.values.password}
          onChange={(value) => form.setFieldValue('password', value)}
          error={typeof form.errors['password'] === 'string' ? form.errors['password'] : undefined}
        />
        <div>
          <p className={classes['label']}>绑定验证器</p>
          <p className={classes['text']}>用验证器应用扫这个码，再输入它显示的 6 位数字。</p>
          <div className={classes['qr']}>
            <Suspense fallback={<Skeleton width={QR_SIZE} height={QR_SIZE} />}>
              <QrCode text={uri} label="绑定验证器的二维码" size={QR_SIZE} />
            </Suspense>
          </div>
          <details className={classes['text']}>
            <summary>扫不了？手动输入密钥</summary>
            <code className={classes['secret']}>{secret}</code>
          </details>
        </div>
        <TextInput
          label="动态码"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          {...form.getInputProps('code')}
        />
        {error && !isAtField ? (
          <Alert color="seal" role="alert">
            {failureText(error)}
          </Alert>
        ) : null}
        <Button type="submit" fullWidth loading={finish.isPending}>
          完成设置
        </Button>
      </Stack>
    </Form>
  );
}
