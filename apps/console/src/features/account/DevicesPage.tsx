import { useQueryClient } from '@tanstack/react-query';
import {
  failureText,
  getListOperatorDevicesQueryKey,
  listOperatorDevices,
  type OperatorDevice,
  useEndOperatorDevice,
} from '@yayan/console-client';
import { Button, formatMoment, formatPast } from '@yayan/ui';
import { PageHead } from '../../shell/frame/PageHead.tsx';
import type { Column } from '../../shell/list/list-types.ts';
import { ObjectList } from '../../shell/list/ObjectList.tsx';
import { toaster } from '../../shell/session/toaster.ts';

function EndButton({ device }: { device: OperatorDevice }) {
  const queries = useQueryClient();
  const end = useEndOperatorDevice({
    mutation: {
      onSuccess: async () => {
        toaster.success('已结束那台设备上的登录');
        await queries.invalidateQueries({ queryKey: getListOperatorDevicesQueryKey() });
      },
      onError: (error) => toaster.error(failureText(error)),
    },
  });
  return (
    <Button
      size="xs"
      variant="default"
      loading={end.isPending}
      onClick={() => end.mutate({ id: device.id })}
      aria-label={`结束 ${device.device} 上的登录`}
    >
      结束登录
    </Button>
  );
}

const columns: readonly Column<OperatorDevice>[] = [
  {
    key: 'device',
    title: '设备',
    render: ({ device, isNew }) => (isNew ? `${device}（新设备，还没有确认）` : device),
  },
  { key: 'address', title: '网络地址', render: ({ address }) => address },
  { key: 'signedIn', title: '登录时间', render: ({ signedInAt }) => formatMoment(signedInAt) },
  { key: 'seen', title: '最近使用', render: ({ seenAt }) => formatPast(seenAt) },
  {
    key: 'end',
    title: '',
    render: (device) => (device.isThis ? '这台设备' : <EndButton device={device} />),
  },
];

/** The own sessions. */
export default function DevicesPage() {
  return (
    <>
      <PageHead title="登录的设备" lead="有不认识的设备，先结束它的登录，再请管理员重置你的验证器。" />
      <ObjectList
        content="设备"
        queryKey={getListOperatorDevicesQueryKey()}
        load={async (_values, _cursor, signal) => ({
          ...(await listOperatorDevices(signal)),
          nextCursor: null,
        })}
        columns={columns}
        rowKey={({ id }) => id}
      />
    </>
  );
}
