import {
  type OperatorApplicationDetail,
  showApplication,
  useGetOperatorApplication,
} from '@yayan/console-client';
import {
  applicationFieldLabels,
  applicationKindLabels,
  applicationStateLabels,
} from '@yayan/contract/console-labels';
import { type Fact, formatMoment } from '@yayan/ui';
import { useParams } from 'react-router';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import { useDocumentTitle } from '../../../shell/frame/use-document-title.ts';
import { ObjectPage } from '../../../shell/object/ObjectPage.tsx';
import { PartTable } from '../../../shell/object/PartTable.tsx';
import type { Column } from '../../../shell/list/list-types.ts';
import { Reveal } from '../../../shell/reveal/Reveal.tsx';
import { LoadedQuery } from '../../../shell/state/LoadedQuery.tsx';
import { moveTo } from './application-acts.ts';
import { ApplicationState } from './ApplicationState.tsx';

type Details = OperatorApplicationDetail['details'];
type Move = OperatorApplicationDetail['moves'][number];

const factsOf = ({ details }: { details: Details }): readonly Fact[] =>
  details.map(({ field, value }) => [applicationFieldLabels[field], value]);

const moveColumns: readonly Column<Move>[] = [
  { key: 'at', title: '时间', render: ({ at }) => formatMoment(at) },
  { key: 'state', title: '状态', render: ({ state }) => applicationStateLabels[state] },
  { key: 'by', title: '谁', render: ({ operator }) => operator },
  { key: 'note', title: '给申请人的话', render: ({ note }) => note ?? '–' },
];

function Application({ application }: { application: OperatorApplicationDetail }) {
  const { number, kind, state, submittedAt, changedAt, note, nextStates, moves } = application;
  useDocumentTitle(`${applicationKindLabels[kind]} ${number}`);
  return (
    <ObjectPage
      subject={number}
      title={applicationKindLabels[kind]}
      about={`申请 ${number}`}
      state={<ApplicationState state={state} />}
      acts={
        <>
          {nextStates.map((next) => (
            <ActButton key={next} act={moveTo(next, application)} id={number} />
          ))}
        </>
      }
      facts={[
        ['提交', formatMoment(submittedAt)],
        ['最近变化', formatMoment(changedAt)],
        ['给申请人的话', note ?? '还没有'],
      ]}
      linksHeading="申请人写的"
      links={
        <Reveal
          masked={factsOf(application)}
          ask={(reason) => showApplication(number, { reason })}
          facts={(data) => factsOf(data)}
          title="显示申请人"
          reasons={['打电话或写信联系申请人', '核对申请人的身份']}
        />
      }
      raw={application}
    >
      <PartTable
        heading="处理"
        columns={moveColumns}
        items={moves}
        rowKey={({ at, state: moved }) => `${at} ${moved}`}
        empty="还没有人处理。"
      />
    </ObjectPage>
  );
}

/** One application, with who applied, and the decision. */
export default function ApplicationPage() {
  const { number = '' } = useParams();
  const query = useGetOperatorApplication(number);
  return (
    <LoadedQuery query={query}>
      {(application) => (
        <Application key={`${application.number} ${application.changedAt}`} application={application} />
      )}
    </LoadedQuery>
  );
}
