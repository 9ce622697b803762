import {
  getListPollProposalsQueryKey,
  listPollProposals,
  type ListPollProposalsParams,
  type OperatorPollProposal,
} from '@yayan/console-client';
import { pollProposalStateLabels } from '@yayan/contract/console-labels';
import { formatPast } from '@yayan/ui';
import { memberTitle } from '../../../shell/audit/member-title.ts';
import { ObjectLink } from '../../../shell/audit/ObjectLink.tsx';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import { choicesOf } from '../../../shell/list/choices-of.ts';
import type { Column, Filter, FilterValues } from '../../../shell/list/list-types.ts';
import { ObjectList } from '../../../shell/list/ObjectList.tsx';
import { ProposalState } from './ProposalState.tsx';

const filters: readonly Filter[] = [
  { kind: 'choice', name: 'state', label: '状态', choices: choicesOf(pollProposalStateLabels) },
];

const columns: readonly Column<OperatorPollProposal>[] = [
  { key: 'title', title: '问题', render: ({ title }) => title },
  { key: 'options', title: '选项', isWide: true, render: ({ options }) => options.join('、') },
  { key: 'state', title: '状态', render: ({ state }) => <ProposalState state={state} /> },
  {
    key: 'member',
    title: '会员',
    isWhole: true,
    render: ({ memberId, memberCode }) => (
      <ObjectLink kind="member" subject={memberId} title={memberTitle({ memberId, memberCode })} />
    ),
  },
  { key: 'created', title: '提出', render: ({ createdAt }) => formatPast(createdAt) },
];

const paramsOf = ({ state }: FilterValues): ListPollProposalsParams => ({
  // The filter offers only the document's values.
  ...(state && { state: state as NonNullable<ListPollProposalsParams['state']> }),
});

/** The questions that members propose as polls. */
export default function ProposalsPage() {
  return (
    <>
      <PageHead title="会员提的问题" lead="采用的马上作为快问给大家投票。审核中的，等得最久的在最前面。" />
      <ObjectList
        content="会员提的问题"
        queryKey={[...getListPollProposalsQueryKey(), 'pages']}
        load={(values, cursor, signal) =>
          listPollProposals({ ...paramsOf(values), limit: 50, ...(cursor && { cursor }) }, signal)
        }
        filters={filters}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/contents/proposals/${id}`}
      />
    </>
  );
}
