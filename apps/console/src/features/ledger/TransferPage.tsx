import { type TransferDetail, type TransferEntry, useGetTransfer } from '@yayan/console-client';
import {
  transferAccountLabels,
  transferAssetLabels,
  transferReasonLabels,
} from '@yayan/contract/console-labels';
import { formatChange, formatMoment } from '@yayan/ui';
import { useParams } from 'react-router';
import { memberTitle } from '../../shell/audit/member-title.ts';
import { ObjectLink } from '../../shell/audit/ObjectLink.tsx';
import { OperatorName } from '../../shell/audit/OperatorName.tsx';
import { useDocumentTitle } from '../../shell/frame/use-document-title.ts';
import type { Column } from '../../shell/list/list-types.ts';
import { ObjectPage } from '../../shell/object/ObjectPage.tsx';
import { PartTable } from '../../shell/object/PartTable.tsx';
import { LoadedQuery } from '../../shell/state/LoadedQuery.tsx';

const columns: readonly Column<TransferEntry>[] = [
  { key: 'account', title: '账户', render: ({ account }) => transferAccountLabels[account] },
  { key: 'asset', title: '价值', render: ({ asset }) => transferAssetLabels[asset] },
  { key: 'amount', title: '变动', isNumber: true, render: ({ amount }) => formatChange(amount) },
];

function Other({ transfer }: { transfer: TransferDetail['before'] }) {
  return transfer === null ? (
    '没有'
  ) : (
    <ObjectLink kind={transfer.kind} subject={transfer.id} title={transfer.title} />
  );
}

function Transfer({ transfer }: { transfer: TransferDetail }) {
  useDocumentTitle(`动账 ${transfer.supportCode}`);
  const { id, cause, key, note, actor, entries } = transfer;
  return (
    <ObjectPage
      subject={id}
      title={cause.title}
      about={`动账 ${transfer.supportCode}`}
      facts={[
        [
          '会员',
          <ObjectLink key="m" kind="member" subject={transfer.memberId} title={memberTitle(transfer)} />,
        ],
        ['为什么', transferReasonLabels[transfer.reason]],
        [
          '来由',
          cause.object === null ? (
            cause.title
          ) : (
            <ObjectLink key="c" kind={cause.object.kind} subject={cause.object.id} title={cause.title} />
          ),
        ],
        note === null ? null : ['会员看到', note],
        actor === null ? null : ['谁', <OperatorName key="o" name={actor} />],
        ['时间', formatMoment(transfer.at)],
        ['这位会员的第几笔', transfer.version],
        key === null ? null : ['只记一次的键', <code key="k">{key}</code>],
        ['接着哪一笔', <Other key="b" transfer={transfer.before} />],
        ['后来由哪一笔了结', <Other key="a" transfer={transfer.after} />],
      ]}
      raw={transfer}
    >
      <PartTable
        heading="分录"
        columns={columns}
        items={entries}
        rowKey={({ account, asset }) => `${account} ${asset}`}
        empty="没有分录。"
      />
    </ObjectPage>
  );
}

/** One transfer of the ledger: its rows, why, and who. */
export default function TransferPage() {
  const { id = '' } = useParams();
  const query = useGetTransfer(id);
  return (
    <LoadedQuery query={query}>
      {(transfer) => <Transfer key={transfer.id} transfer={transfer} />}
    </LoadedQuery>
  );
}
