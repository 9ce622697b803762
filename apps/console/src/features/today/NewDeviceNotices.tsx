import { useQueryClient } from '@tanstack/react-query';
import {
  failureText,
  getListNewDevicesQueryKey,
  type NewDevice,
  type NewDevices,
  useConfirmNewDevice,
  useDenyNewDevice,
} from '@yayan/console-client';
import { Alert, Button, ConfirmDialog, formatPast, Group, Link, Stack } from '@yayan/ui';
import { useState } from 'react';
import { useSession } from '../../shell/session/session.ts';
import { toaster } from '../../shell/session/toaster.ts';
import classes from './NewDeviceNotices.module.css';

type DeniedDevice = NewDevices['denied'][number];

/** Device, time and network: 「Chrome · Windows，3 分钟前，网络 203.0.113.7」. */
const signInText = ({ device, firstAt, address }: Omit<NewDevice, 'id' | 'mayConfirm'>): string =>
  `${device}，${formatPast(firstAt)}，网络 ${address}`;

/** Asks whether a sign-in was the operator's own. Somebody else may have answered meanwhile, so it looks again after both. */
function Question({ device }: { device: NewDevice }) {
  const [isDenying, setDenying] = useState(false);
  const queries = useQueryClient();
  const onSettled = async () => await queries.invalidateQueries({ queryKey: getListNewDevicesQueryKey() });
  const confirm = useConfirmNewDevice({
    mutation: {
      onSuccess: () => toaster.success('已记住这台设备'),
      onError: (error) => toaster.error(failureText(error)),
      onSettled,
    },
  });
  const deny = useDenyNewDevice({ mutation: { onSuccess: () => setDenying(false), onSettled } });
  const { id, mayConfirm } = device;
  return (
    <Alert color="gold" title="新设备登录，是你吗？">
      <p className={classes['text']}>{signInText(device)}</p>
      {mayConfirm ? null : (
        <p className={classes['text']}>
          你现在这台设备自己还没有确认过，所以不能替它确认。请在以前用过的设备上确认；没有的话，请管理员重置账号。
        </p>
      )}
      <Group gap="xs" mt="sm">
        {mayConfirm ? (
          <Button size="xs" loading={confirm.isPending} onClick={() => confirm.mutate({ id })}>
            是我
          </Button>
        ) : null}
        <Button size="xs" variant="default" onClick={() => setDenying(true)}>
          不是我…
        </Button>
      </Group>
      <ConfirmDialog
        opened={isDenying}
        onClose={() => setDenying(false)}
        onConfirm={() => deny.mutate({ id })}
        title="不是你登录的？"
        confirmLabel="结束那次登录"
        danger
        pending={deny.isPending}
        failure={deny.error ? failureText(deny.error) : undefined}
      >
        那台设备马上退出，管理员也会看到。别人可能知道你的密码和动态码，接着要请管理员重置，再重新设置。
      </ConfirmDialog>
    </Alert>
  );
}

/** A sign-in that was somebody else's: what its operator has to do, or an admin for them. */
function Denied({ device }: { device: DeniedDevice }) {
  const { name } = useSession();
  const isOwn = device.operator === name;
  return (
    <Alert color="seal" title={isOwn ? '有人登录过你的账号' : `${device.operator}：登录的不是本人`}>
      <p className={classes['text']}>{signInText(device)}，已经结束。</p>
      <p className={classes['text']}>
        {isOwn ? (
          '请马上请另一位管理员重置你的密码和验证器，再用一次性链接重新设置。在那之前，别人可能再登录。'
        ) : (
          <>
            先和本人联系，再
            <Link href={`/system/operators/${device.operator}`}>重置密码和验证器</Link>
            。重置之后这条提醒就没有了。
          </>
        )}
      </p>
    </Alert>
  );
}

/** Sign-ins at new devices that wait for an answer, and those that were somebody else's. */
export function NewDeviceNotices({ devices: { items, denied } }: { devices: NewDevices }) {
  return (
    <Stack gap="sm" component="section" aria-label="新设备登录">
      {denied.map((device) => (
        <Denied key={device.id} device={device} />
      ))}
      {items.map((device) => (
        <Question key={device.id} device={device} />
      ))}
    </Stack>
  );
}
