import {
  getListOperatorsQueryKey,
  listOperators,
  type ListOperatorsParams,
  type OperatorAccount,
} from '@yayan/console-client';
import { operatorRoleLabels, operatorStateLabels } from '@yayan/contract/console-labels';
import { formatCount, formatMoment, formatPast } from '@yayan/ui';
import { ActButton } from '../../shell/act/ActButton.tsx';
import { PageHead } from '../../shell/frame/PageHead.tsx';
import { choicesOf } from '../../shell/list/choices-of.ts';
import type { Column, Filter, FilterValues } from '../../shell/list/list-types.ts';
import { ObjectList } from '../../shell/list/ObjectList.tsx';
import { addOperator } from './operator-acts.ts';
import { OperatorState, rolesText } from './OperatorState.tsx';

const filters: readonly Filter[] = [
  { kind: 'text', name: 'keyword', label: '名字', placeholder: '名字里的字母', width: 180 },
  { kind: 'choice', name: 'role', label: '角色', choices: choicesOf(operatorRoleLabels) },
  { kind: 'choice', name: 'state', label: '状态', choices: choicesOf(operatorStateLabels) },
];

const columns: readonly Column<OperatorAccount>[] = [
  { key: 'name', title: '名字', render: ({ name }) => name },
  { key: 'roles', title: '角色', render: ({ roles }) => rolesText(roles) },
  { key: 'state', title: '状态', render: ({ state }) => <OperatorState state={state} /> },
  { key: 'sessions', title: '登录中', isNumber: true, render: ({ sessions }) => formatCount(sessions) },
  { key: 'seen', title: '最近使用', render: ({ seenAt }) => (seenAt === null ? '–' : formatPast(seenAt)) },
  { key: 'created', title: '添加', isWide: true, render: ({ createdAt }) => formatMoment(createdAt) },
];

const paramsOf = ({ keyword, role, state }: FilterValues): ListOperatorsParams => ({
  ...(keyword && { keyword: keyword.toLowerCase() }),
  // The filters offer only the document's values.
  ...(role && { role: role as NonNullable<ListOperatorsParams['role']> }),
  ...(state && { state: state as NonNullable<ListOperatorsParams['state']> }),
});

/** The people who use the console. */
export default function OperatorsPage() {
  return (
    <>
      <PageHead
        title="操作员"
        lead="谁能用运营台、能做什么。添加和修改要另一位管理员同意。"
        actions={<ActButton act={addOperator} id="" />}
      />
      <ObjectList
        list="operators"
        content="操作员"
        queryKey={[...getListOperatorsQueryKey(), 'pages']}
        load={(values, cursor, signal) =>
          listOperators({ ...paramsOf(values), limit: 50, ...(cursor && { cursor }) }, signal)
        }
        filters={filters}
        exported={(values) => ({ list: 'operators', query: { ...paramsOf(values) } })}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ name }) => `/system/operators/${name}`}
      />
    </>
  );
}
