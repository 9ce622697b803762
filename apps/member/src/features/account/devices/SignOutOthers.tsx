import { useQueryClient } from '@tanstack/react-query';
import { getListDevicesQueryKey, useSignOutOtherDevices } from '@yayan/api-client/react';
import { failureText } from '@yayan/site';
import { ConfirmDialog } from '@yayan/ui';
import { toaster } from '../../../shell/client/client.ts';

interface SignOutOthersProps {
  opened: boolean;
  others: number;
  onClose: () => void;
}

/** Asks before every other device is signed out. */
export function SignOutOthers({ opened, others, onClose }: SignOutOthersProps) {
  const queries = useQueryClient();
  const signOut = useSignOutOtherDevices({
    mutation: {
      onSuccess: async ({ signedOutDevices }) => {
        await queries.invalidateQueries({ queryKey: getListDevicesQueryKey() });
        toaster.success(`已退出其他 ${signedOutDevices} 台设备`);
        onClose();
      },
    },
  });
  return (
    <ConfirmDialog
      opened={opened}
      title={`退出其他 ${others} 台设备？`}
      confirmLabel="全部退出"
      danger
      pending={signOut.isPending}
      failure={signOut.isError ? failureText(signOut.error) : undefined}
      onConfirm={() => signOut.mutate()}
      onClose={onClose}
    >
      这台设备保持登录，其他设备需要重新登录。
    </ConfirmDialog>
  );
}
