import { useQueryClient } from '@tanstack/react-query';
import {
  failureText,
  getListOperatorPasskeysQueryKey,
  listOperatorPasskeys,
  type OperatorPasskey,
  useRemoveOperatorPasskey,
} from '@yayan/console-client';
import { Button, ConfirmDialog, formatMoment, formatPast, Group } from '@yayan/ui';
import { useState } from 'react';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import type { Column } from '../../../shell/list/list-types.ts';
import { ObjectList } from '../../../shell/list/ObjectList.tsx';
import { toaster } from '../../../shell/session/toaster.ts';
import { AddPasskey } from './AddPasskey.tsx';
import { RenameButton } from './RenameButton.tsx';

function RemoveButton({ passkey: { id, name } }: { passkey: OperatorPasskey }) {
  const [isAsking, setAsking] = useState(false);
  const queries = useQueryClient();
  const remove = useRemoveOperatorPasskey({
    mutation: {
      onSuccess: async () => {
        setAsking(false);
        toaster.success('已删除，不能再用它登录');
        await queries.invalidateQueries({ queryKey: getListOperatorPasskeysQueryKey() });
      },
    },
  });
  return (
    <>
      <Button size="xs" variant="default" aria-label={`删除 ${name}`} onClick={() => setAsking(true)}>
        删除…
      </Button>
      <ConfirmDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate({ id })}
        title={`删除「${name}」？`}
        confirmLabel="删除"
        danger
        pending={remove.isPending}
        failure={remove.error ? failureText(remove.error) : undefined}
      >
        马上不能再用它登录；用密码和动态码仍然可以。设备里存的那一份要自己删。
      </ConfirmDialog>
    </>
  );
}

const columns: readonly Column<OperatorPasskey>[] = [
  { key: 'name', title: '名字', render: ({ name }) => <b>{name}</b> },
  { key: 'made', title: '登记', isWide: true, render: ({ madeAt }) => formatMoment(madeAt) },
  {
    key: 'used',
    title: '最近登录',
    render: ({ usedAt }) => (usedAt === null ? '还没有用过' : formatPast(usedAt)),
  },
  {
    key: 'place',
    title: '存在哪里',
    isWide: true,
    render: ({ isBackedUp }) => (isBackedUp ? '密码管理器，会同步' : '只在这台设备或安全密钥上'),
  },
  {
    key: 'acts',
    title: '操作',
    render: (passkey) => (
      <Group gap="xs" wrap="nowrap">
        <RenameButton passkey={passkey} />
        <RemoveButton passkey={passkey} />
      </Group>
    ),
  },
];

/** The own passkeys. */
export default function PasskeysPage() {
  return (
    <>
      <PageHead
        title="通行密钥"
        lead="用指纹、面容或安全密钥登录，不用输密码和动态码。丢了设备，先在这里删除它。"
        actions={<AddPasskey />}
      />
      <ObjectList
        content="通行密钥"
        emptyHint="登记一个，下次登录只要在设备上确认。密码和动态码照样能用。"
        queryKey={getListOperatorPasskeysQueryKey()}
        load={async (_values, _cursor, signal) => ({
          ...(await listOperatorPasskeys(signal)),
          nextCursor: null,
        })}
        columns={columns}
        rowKey={({ id }) => id}
      />
    </>
  );
}
