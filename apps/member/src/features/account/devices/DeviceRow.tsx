import { useQueryClient } from '@tanstack/react-query';
import { type SignedInDevice, isRefusal } from '@yayan/api-client';
import { getListDevicesQueryKey, useSignOutDevice } from '@yayan/api-client/react';
import { failureText, noteShown } from '@yayan/site';
import { ConfirmDialog, formatPast, StateBadge } from '@yayan/ui';
import { useState } from 'react';
import { toaster } from '../../../shell/client/client.ts';
import { RowAction } from '../frame/RowAction.tsx';
import { ThingRow } from '../frame/SettingRow.tsx';

const kinds: Readonly<Record<SignedInDevice['device'], string>> = { 1: '手机', 2: '电脑', 3: '平板' };

/** 「Chrome · Windows 电脑」. */
const deviceName = ({ browser, system, device }: SignedInDevice): string =>
  [browser, [system, kinds[device]].filter(Boolean).join(' ')].filter(Boolean).join(' · ');

/** One signed-in device: name, place, last use. */
export function DeviceRow({ device }: { device: SignedInDevice }) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const name = deviceName(device);
  const gone = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: getListDevicesQueryKey() });
    setAsking(false);
  };
  const signOut = useSignOutDevice({
    mutation: {
      onSuccess: async () => {
        await gone();
        toaster.success('已退出那台设备');
      },
      // The session had ended already, which is the wanted result.
      onError: async (error) => {
        if (!isRefusal(error, 'NOT_FOUND')) return;
        noteShown(error);
        await gone();
      },
    },
  });
  const seen = device.current ? '正在使用' : `最近使用 ${formatPast(device.lastUsedAt)}`;
  return (
    <>
      <ThingRow
        label={
          <>
            {name}
            {device.current ? <StateBadge tone="teal" label="本机" /> : null}
          </>
        }
        value={null}
        hint={[seen, device.network ? `网络 ${device.network}` : ''].filter(Boolean).join(' · ')}
        action={
          device.current ? null : (
            <RowAction label="退出" object={name} danger onPress={() => setAsking(true)} />
          )
        }
      />
      <ConfirmDialog
        opened={asking}
        title="退出后，那台设备需要重新登录"
        confirmLabel="退出设备"
        danger
        pending={signOut.isPending}
        failure={signOut.isError ? failureText(signOut.error) : undefined}
        onConfirm={() => signOut.mutate({ id: device.id })}
        onClose={() => setAsking(false)}
      >
        {name}
      </ConfirmDialog>
    </>
  );
}
