import {
  getListOperatorGroupsQueryKey,
  listOperatorGroups,
  type ListOperatorGroupsParams,
  type OperatorGroup,
} from '@yayan/console-client';
import { operatorGroupStateLabels } from '@yayan/contract/console-labels';
import { formatMoment } from '@yayan/ui';
import { PageHead } from '../../shell/frame/PageHead.tsx';
import { choicesOf } from '../../shell/list/choices-of.ts';
import type { Column, Filter, FilterValues } from '../../shell/list/list-types.ts';
import { ObjectList } from '../../shell/list/ObjectList.tsx';
import { groupBulk } from './group-bulk.ts';
import { GroupState, PayState } from './group-states.tsx';

const filters: readonly Filter[] = [
  { kind: 'text', name: 'keyword', label: '名称', placeholder: '名称里的字' },
  { kind: 'choice', name: 'state', label: '状态', choices: choicesOf(operatorGroupStateLabels) },
  { kind: 'choice', name: 'payWaits', label: '发放', choices: [{ value: 'true', label: '等确认的' }] },
];

const columns: readonly Column<OperatorGroup>[] = [
  { key: 'name', title: '讨论小组', render: ({ name }) => name },
  { key: 'state', title: '状态', render: ({ state }) => <GroupState state={state} /> },
  {
    key: 'pay',
    title: '发放',
    render: ({ state, pay }) => (state === 'draft' ? '–' : <PayState pay={pay} />),
  },
  { key: 'opens', title: '开放', render: ({ opensAt }) => formatMoment(opensAt) },
  { key: 'closes', title: '结束', render: ({ closesAt }) => formatMoment(closesAt) },
  { key: 'created', title: '建立', isWide: true, render: ({ createdAt }) => formatMoment(createdAt) },
];

const paramsOf = ({ keyword, state, payWaits }: FilterValues): ListOperatorGroupsParams => ({
  ...(keyword && { keyword }),
  // The filter offers only the document's values.
  ...(state && { state: state as NonNullable<ListOperatorGroupsParams['state']> }),
  ...(payWaits && { payWaits: payWaits === 'true' }),
});

/** All discussion groups of the platform. */
export default function GroupsPage() {
  return (
    <>
      <PageHead title="讨论小组" />
      <ObjectList
        list="groups"
        content="讨论小组"
        queryKey={[...getListOperatorGroupsQueryKey(), 'pages']}
        load={(values, cursor, signal) =>
          listOperatorGroups({ ...paramsOf(values), limit: 50, ...(cursor && { cursor }) }, signal)
        }
        exported={(values) => ({ list: 'groups', query: { ...paramsOf(values) } })}
        filters={filters}
        bulk={{ ...groupBulk, queryOf: (values) => ({ ...paramsOf(values) }) }}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/groups/${id}`}
      />
    </>
  );
}
