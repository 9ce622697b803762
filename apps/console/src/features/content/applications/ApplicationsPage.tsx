import {
  getListApplicationsQueryKey,
  listApplications,
  type ListApplicationsParams,
  type OperatorApplication,
} from '@yayan/console-client';
import { applicationKindLabels, applicationStateLabels } from '@yayan/contract/console-labels';
import { formatMoment } from '@yayan/ui';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import { choicesOf } from '../../../shell/list/choices-of.ts';
import type { Column, Filter, FilterValues } from '../../../shell/list/list-types.ts';
import { ObjectList } from '../../../shell/list/ObjectList.tsx';
import { ApplicationState } from './ApplicationState.tsx';

const filters: readonly Filter[] = [
  { kind: 'choice', name: 'kind', label: '类型', choices: choicesOf(applicationKindLabels) },
  { kind: 'choice', name: 'state', label: '状态', choices: choicesOf(applicationStateLabels) },
];

const columns: readonly Column<OperatorApplication>[] = [
  { key: 'number', title: '编号', render: ({ number }) => number },
  { key: 'kind', title: '类型', render: ({ kind }) => applicationKindLabels[kind] },
  { key: 'state', title: '状态', render: ({ state }) => <ApplicationState state={state} /> },
  { key: 'submitted', title: '提交', render: ({ submittedAt }) => formatMoment(submittedAt) },
  { key: 'changed', title: '最近变化', isWide: true, render: ({ changedAt }) => formatMoment(changedAt) },
];

const paramsOf = ({ kind, state }: FilterValues): ListApplicationsParams => ({
  // The filters offer only the document's values.
  ...(kind && { kind: kind as NonNullable<ListApplicationsParams['kind']> }),
  ...(state && { state: state as NonNullable<ListApplicationsParams['state']> }),
});

/** Applications for cooperation and of campus ambassadors. */
export default function ApplicationsPage() {
  return (
    <>
      <PageHead title="申请" lead="商务合作和校园大使的申请。有结果 90 天后删除，没有结果的一年后删除。" />
      <ObjectList
        content="申请"
        queryKey={[...getListApplicationsQueryKey(), 'pages']}
        load={(values, cursor, signal) =>
          listApplications({ ...paramsOf(values), limit: 50, ...(cursor && { cursor }) }, signal)
        }
        filters={filters}
        columns={columns}
        rowKey={({ number }) => number}
        rowHref={({ number }) => `/contents/applications/${number}`}
      />
    </>
  );
}
