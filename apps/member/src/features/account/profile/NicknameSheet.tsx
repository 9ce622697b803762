import { useQueryClient } from '@tanstack/react-query';
import { getGetAccountQueryKey, useChangeNickname } from '@yayan/api-client';
import { failureText, nicknameError, nicknameHint, storedNickname } from '@yayan/site';
import { Button, Form, Sheet, TextInput } from '@yayan/ui';
import { useRef, useState } from 'react';
import { toaster } from '../../../shell/client/client.ts';
import classes from '../frame/SheetForm.module.css';

interface NicknameSheetProps {
  opened: boolean;
  onClose: () => void;
  current: string;
}

function NicknameForm({ onClose, current }: Omit<NicknameSheetProps, 'opened'>) {
  const queries = useQueryClient();
  const [nickname, setNickname] = useState(current);
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const change = useChangeNickname({
    mutation: {
      onSuccess: async () => {
        await queries.invalidateQueries({ queryKey: getGetAccountQueryKey() });
        toaster.success('昵称已保存');
        onClose();
      },
      onError: (error) => {
        setProblem(failureText(error));
        input.current?.focus();
      },
    },
  });
  const save = (): void => {
    const text = storedNickname(nickname);
    if (change.isPending) return;
    if (text === current) return onClose();
    const wrong = nicknameError(text);
    setProblem(wrong);
    if (wrong) input.current?.focus();
    else change.mutate({ data: { nickname: text } });
  };
  return (
    <Form className={classes['form']} onSubmit={save}>
      <TextInput
        ref={input}
        data-autofocus
        label="昵称"
        description={nicknameHint}
        size="lg"
        autoComplete="nickname"
        maxLength={32}
        value={nickname}
        onChange={(event) => {
          setNickname(event.currentTarget.value);
          setProblem(undefined);
        }}
        error={problem}
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
