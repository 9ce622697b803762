import {
  type BlockedNetwork,
  getListBlockedNetworksQueryKey,
  listBlockedNetworks,
} from '@yayan/console-client';
import { formatMoment, Link } from '@yayan/ui';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import type { Column } from '../../../shell/list/list-types.ts';
import { ObjectList } from '../../../shell/list/ObjectList.tsx';
import { allow, block } from './network-acts.ts';

const SHORT = 8;

const columns: readonly Column<BlockedNetwork>[] = [
  { key: 'shown', title: '网络', render: ({ shown }) => (shown === '' ? '没有记' : shown) },
  { key: 'reason', title: '原因', render: ({ reason }) => reason },
  { key: 'at', title: '封锁时间', render: ({ blockedAt }) => formatMoment(blockedAt) },
  { key: 'by', title: '谁封的', isWide: true, render: ({ blockedBy }) => blockedBy },
  {
    key: 'log',
    title: '记录',
    isWide: true,
    render: ({ id }) => (
      <Link href={`/system/audit?subject=${id}`} title="看操作记录">
        {id.slice(0, SHORT)}
      </Link>
    ),
  },
  { key: 'acts', title: '操作', render: ({ id }) => <ActButton act={allow} id={id} /> },
];

/** Networks from which nobody starts a task. */
export default function NetworksPage() {
  return (
    <>
      <PageHead
        title="封锁的网络"
        lead="从这些网络不能开始任务。系统不存完整的地址，只留前半段，用来分辨。"
        actions={<ActButton act={block} id="" />}
      />
      <ObjectList
        content="封锁的网络"
        emptyHint="从哪里都能开始任务。"
        queryKey={[...getListBlockedNetworksQueryKey(), 'list']}
        load={async (_values, _cursor, signal) => ({
          ...(await listBlockedNetworks(signal)),
          nextCursor: null,
        })}
        columns={columns}
        rowKey={({ id }) => id}
      />
    </>
  );
}
