import { useQueryClient } from '@tanstack/react-query';
import {
  failureText,
  getListOperatorPasskeysQueryKey,
  type OperatorPasskey,
  useRenameOperatorPasskey,
} from '@yayan/console-client';
import { Alert, Button, Form, Modal, Stack, TextInput } from '@yayan/ui';
import { useState } from 'react';
import { toaster } from '../../../shell/session/toaster.ts';

function NameForm({ passkey: { id, name: before }, onDone }: RenameProps & { onDone: () => void }) {
  const [name, setName] = useState(before);
  const queries = useQueryClient();
  const rename = useRenameOperatorPasskey({
    mutation: {
      onSuccess: async () => {
        onDone();
        toaster.success('已改名');
        await queries.invalidateQueries({ queryKey: getListOperatorPasskeysQueryKey() });
      },
    },
  });
  const isSame = name.trim() === '' || name.trim() === before;
  return (
    <Form
      aria-label="改名"
      onSubmit={() => {
        if (!isSame && !rename.isPending) rename.mutate({ id, data: { name: name.trim() } });
      }}
    >
      <Stack gap="md">
        <TextInput
          label="名字"
          description="好认出它：哪台电脑、哪把安全密钥。"
          maxLength={30}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          data-autofocus
        />
        {rename.error ? (
          <Alert color="seal" role="alert">
            {failureText(rename.error)}
          </Alert>
        ) : null}
        <Button type="submit" fullWidth loading={rename.isPending} disabled={isSame}>
          保存
        </Button>
      </Stack>
    </Form>
  );
}

interface RenameProps {
  passkey: OperatorPasskey;
}

/** Renames an own passkey. */
export function RenameButton({ passkey }: RenameProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="xs"
        variant="default"
        aria-label={`给 ${passkey.name} 改名`}
        onClick={() => setOpen(true)}
      >
        改名…
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title="给通行密钥改名"
        closeButtonProps={{ 'aria-label': '关闭' }}
        keepMounted={false}
      >
        <NameForm passkey={passkey} onDone={() => setOpen(false)} />
      </Modal>
    </>
  );
}
