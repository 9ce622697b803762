import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SnsBinding } from '@yayan/api-client';
import { getListDevicesQueryKey, getListSnsBindingsQueryKey, useUnbindSns } from '@yayan/api-client/react';
import { failureText } from '@yayan/site';
import { ConfirmDialog, formatDay } from '@yayan/ui';
import { useState } from 'react';
import { toaster } from '../../../shell/client/client.ts';
import { thirdPartyOf } from '../../../shell/third-party/third-parties.ts';
import { redirectToThirdParty } from '../../../shell/third-party/third-party-redirect.ts';
import { RowAction } from '../frame/RowAction.tsx';
import { SettingRow } from '../frame/SettingRow.tsx';
import { useWayBack } from '../frame/use-way-back.ts';

interface BindingRowProps {
  binding: SnsBinding;
  /** Whether this server supports this third party. */
  offered: boolean;
}

/** The bound account's nickname, or 「未绑定」. */
const valueOf = ({ bound, nickname }: SnsBinding): string => (bound ? (nickname ?? '已绑定') : '未绑定');

/** One third-party account: bind or unbind it. The last way to sign in can't be unbound (rule 2.18). */
export function BindingRow({ binding, offered }: BindingRowProps) {
  const { type, bound, boundAt, canUnbind } = binding;
  const { name, Mark } = thirdPartyOf(type);
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const way = useWayBack();
  const start = useMutation({
    mutationFn: () =>
      redirectToThirdParty(type, way?.href ?? '/home/user#bindings', (address) =>
        globalThis.location.assign(address),
      ),
  });
  const unbind = useUnbindSns({
    mutation: {
      onSuccess: async (left) => {
        queries.setQueryData(getListSnsBindingsQueryKey(), left);
        await queries.invalidateQueries({ queryKey: getListDevicesQueryKey() });
        toaster.success(`已解绑${name}`);
        setAsking(false);
      },
    },
  });
  const hint = !bound
    ? undefined
    : canUnbind
      ? boundAt && `${formatDay(boundAt)}绑定`
      : '这是唯一的登录方式，先设置密码或绑定其他账号才能解绑';
  return (
    <>
      <SettingRow
        label={
          <>
            <Mark size={20} stroke={1.75} aria-hidden />
            {name}
          </>
        }
        value={valueOf(binding)}
        hint={start.isError ? failureText(start.error) : hint}
        action={
          bound ? (
            canUnbind ? (
              <RowAction label="解绑" object={name} danger onPress={() => setAsking(true)} />
            ) : null
          ) : offered ? (
            <RowAction
              label="绑定"
              object={name}
              pending={start.isPending || start.isSuccess}
              onPress={() => start.mutate()}
            />
          ) : null
        }
      />
      <ConfirmDialog
        opened={asking}
        title={`解绑后将不能用${name}登录`}
        confirmLabel={`解绑${name}`}
        danger
        pending={unbind.isPending}
        failure={unbind.isError ? failureText(unbind.error) : undefined}
        onConfirm={() => unbind.mutate({ data: { type } })}
        onClose={() => {
          setAsking(false);
          unbind.reset();
        }}
      >
        金币和记录都不受影响。其他设备会退出登录，之后可以重新绑定。
      </ConfirmDialog>
    </>
  );
}
