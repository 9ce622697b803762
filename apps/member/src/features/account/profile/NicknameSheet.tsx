import { useQueryClient } from '@tanstack/react-query';
import { getGetAccountQueryKey, useChangeNickname } from '@yayan/api-client/react';
import { failureText, nicknameError, nicknameHint, storedNickname } from '@yayan/site';
import { Button, Form, Sheet, TextInput, useForm } from '@yayan/ui';
import { toaster } from '../../../shell/client/client.ts';
import classes from '../frame/SheetForm.module.css';

interface NicknameSheetProps {
  opened: boolean;
  onClose: () => void;
  current: string;
}

function NicknameForm({ onClose, current }: Omit<NicknameSheetProps, 'opened'>) {
  const queries = useQueryClient();
  const [form, root] = useForm({
    initialValues: { nickname: current },
    validate: { nickname: (nickname) => nicknameError(storedNickname(nickname)) ?? null },
  });
  const change = useChangeNickname({
    mutation: {
      onSuccess: async () => {
        await queries.invalidateQueries({ queryKey: getGetAccountQueryKey() });
        toaster.success('昵称已保存');
        onClose();
      },
      onError: (error) => form.refuse({ nickname: failureText(error) }),
    },
  });
  const save = ({ nickname }: { nickname: string }): void => {
    const text = storedNickname(nickname);
    if (change.isPending) return;
    if (text === current) onClose();
    else change.mutate({ data: { nickname: text } });
  };
  return (
    <Form ref={root} className={classes['form']} onSubmit={() => form.submitWith(save)}>
      <TextInput
        {...form.getInputProps('nickname')}
        data-autofocus
        label="昵称"
        description={nicknameHint}
        size="lg"
        autoComplete="nickname"
        maxLength={32}
      />
      <Button type="submit" fullWidth loading={change.isPending}>
        保存昵称
      </Button>
    </Form>
  );
}

/** 修改昵称. */
export function NicknameSheet({ opened, ...rest }: NicknameSheetProps) {
  return (
    <Sheet opened={opened} onClose={rest.onClose} title="修改昵称">
      <NicknameForm {...rest} />
    </Sheet>
  );
}
