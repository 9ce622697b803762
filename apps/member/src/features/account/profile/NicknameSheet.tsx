import { useQueryClient } from '@tanstack/react-query';
import { getGetAccountQueryKey, useChangeNickname, useListSnsBindings } from '@yayan/api-client/react';
import { failureText, nicknameError, nicknameHint, offeredNickname, storedNickname } from '@yayan/site';
import { Button, Form, Sheet, TextInput, useForm } from '@yayan/ui';
import { toaster } from '../../../shell/client/client.ts';
import { thirdPartyOf } from '../../../shell/third-party/third-parties.ts';
import classes from '../frame/SheetForm.module.css';

interface NicknameSheetProps {
  opened: boolean;
  onClose: () => void;
  current: string;
}

/** The nicknames of the bound third-party accounts, as a first sign-in through them offers them. */
const useOffers = (current: string): { party: string; nickname: string }[] => {
  const bindings = useListSnsBindings().data?.items ?? [];
  return bindings.flatMap(({ type, bound, nickname }) => {
    const offer = bound ? offeredNickname(nickname) : undefined;
    return offer === undefined || offer === current
      ? []
      : [{ party: thirdPartyOf(type).name, nickname: offer }];
  });
};

function NicknameForm({ onClose, current }: Omit<NicknameSheetProps, 'opened'>) {
  const queries = useQueryClient();
  const offers = useOffers(current);
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
      {offers.map(({ party, nickname }) => (
        <Button key={party} variant="light" onClick={() => form.setValues({ nickname })}>
          用{party}昵称“{nickname}”
        </Button>
      ))}
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
