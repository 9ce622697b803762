import { Button, Form, PasswordInput, Stack, TextInput, useForm } from '@yayan/ui';
import { useEffect, useRef } from 'react';

interface PasswordStepProps {
  name: string;
  onDone: (credentials: { name: string; password: string }) => void;
}

/** Name and password. */
export function PasswordStep({ name, onDone }: PasswordStepProps) {
  const [form, root] = useForm({
    initialValues: { name, password: '' },
    validate: {
      name: (value) => (value.trim() ? null : '请输入名字'),
      password: (value) => (value ? null : '请输入密码'),
    },
  });
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <Form ref={root} aria-label="登录" onSubmit={() => form.submitWith(onDone)}>
      <Stack gap="md">
        <TextInput
          label="名字"
          autoComplete="username"
          autoCapitalize="none"
          maxLength={32}
          ref={first}
          {...form.getInputProps('name')}
        />
        <PasswordInput
          label="密码"
          autoComplete="current-password"
          maxLength={64}
          visibilityToggleButtonProps={{ 'aria-label': '显示或隐藏密码', tabIndex: 0 }}
          aria-invalid={Boolean(form.errors['password'])}
          {...form.getInputProps('password')}
        />
        <Button type="submit" fullWidth>
          下一步
        </Button>
      </Stack>
    </Form>
  );
}
