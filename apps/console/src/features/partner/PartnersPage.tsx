import { getListPartnersQueryKey, listPartners, type OperatorPartner } from '@yayan/console-client';
import { Group, Link } from '@yayan/ui';
import { ActButton } from '../../shell/act/ActButton.tsx';
import { PageHead } from '../../shell/frame/PageHead.tsx';
import type { Column } from '../../shell/list/list-types.ts';
import { ObjectList } from '../../shell/list/ObjectList.tsx';
import { ActiveState } from './ActiveState.tsx';
import { saveSettings } from './partner-acts.ts';
import { partnerKinds } from './partner-kinds.ts';

const columns: readonly Column<OperatorPartner>[] = [
  { key: 'key', title: '合作方', render: ({ key }) => key },
  { key: 'kind', title: '类型', render: ({ kind }) => partnerKinds[kind] },
  { key: 'active', title: '状态', render: ({ active }) => <ActiveState active={active} /> },
];

/** Suppliers, panels and agents. */
export default function PartnersPage() {
  return (
    <>
      <PageHead
        title="合作方"
        actions={
          <Group gap="md">
            <Link href="/partner-reports?open=true">待处理的报告</Link>
            <Link href="/open-links">开放链接</Link>
            <ActButton act={saveSettings} id="" />
          </Group>
        }
      />
      <ObjectList
        content="合作方"
        queryKey={[...getListPartnersQueryKey(), 'list']}
        load={async (_values, _cursor, signal) => ({ ...(await listPartners(signal)), nextCursor: null })}
        columns={columns}
        rowKey={({ key }) => key}
        rowHref={({ key }) => `/partners/${key}`}
      />
    </>
  );
}
