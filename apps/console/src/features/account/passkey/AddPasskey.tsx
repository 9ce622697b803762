import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getListOperatorPasskeysQueryKey, isRefusal } from '@yayan/console-client';
import { Alert, Button, Form, Modal, Stack, TextInput, useForm } from '@yayan/ui';
import { useState } from 'react';
import { toaster } from '../../../shell/session/toaster.ts';
import { addPasskey, passkeyFailure } from './browser-passkey.ts';
import { hasPasskeys } from './has-passkeys.ts';

function AddForm({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient();
  const [form, root] = useForm({
    initialValues: { name: '', code: '' },
    validate: {
      name: (value) => (value.trim() ? null : '请起个名字，例如：办公室的电脑'),
      code: (value) => (value.trim().length >= 6 ? null : '请输入 6 位数字，或一个恢复码'),
    },
  });
  const add = useMutation({
    mutationFn: addPasskey,
    onSuccess: async () => {
      toaster.success('已登记，下次可以用它登录');
      onDone();
      await queries.invalidateQueries({ queryKey: getListOperatorPasskeysQueryKey() });
    },
    onError: (error) => {
      if (isRefusal(error, 'OPERATOR_CODE_WRONG')) form.refuse({ code: passkeyFailure(error) });
    },
  });
  return (
    <Form
      ref={root}
      aria-label="登记通行密钥"
      onSubmit={() =>
        form.submitWith(async ({ name, code }) => {
          // The failure is shown below.
          await add.mutateAsync({ name: name.trim(), code: code.trim() }).catch(() => undefined);
        })
      }
    >
      <Stack gap="md">
        <TextInput
          label="名字"
          description="好认出它：哪台电脑、哪把安全密钥。"
          maxLength={30}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <TextInput
          label="动态码"
          description="验证器现在显示的 6 位数字，或一个恢复码。"
          autoComplete="one-time-code"
          maxLength={20}
          {...form.getInputProps('code')}
        />
        {add.error && !isRefusal(add.error, 'OPERATOR_CODE_WRONG') ? (
          <Alert color="seal" role="alert">
            {passkeyFailure(add.error)}
          </Alert>
        ) : null}
        <Button type="submit" fullWidth loading={add.isPending}>
          下一步，在设备上确认
        </Button>
      </Stack>
    </Form>
  );
}

/** Adds a passkey: a name, a code of the authenticator, and then the device asks. */
export function AddPasskey() {
  const [isOpen, setOpen] = useState(false);
  const isOffered = hasPasskeys();
  return (
    <>
      <Button disabled={!isOffered} onClick={() => setOpen(true)}>
        {isOffered ? '登记通行密钥…' : '这个浏览器不能登记'}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title="登记通行密钥"
        closeButtonProps={{ 'aria-label': '关闭' }}
        keepMounted={false}
      >
        <AddForm onDone={() => setOpen(false)} />
      </Modal>
    </>
  );
}
