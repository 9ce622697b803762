import { type SecondLookDetail, useGetSecondLook } from '@yayan/console-client';
import { handInWhatLabels, secondLookVerdictLabels } from '@yayan/contract/console-labels';
import { Alert, formatMoment, StateBadge } from '@yayan/ui';
import { useParams } from 'react-router';
import { ActButton } from '../../shell/act/ActButton.tsx';
import { ObjectLink } from '../../shell/audit/ObjectLink.tsx';
import { useDocumentTitle } from '../../shell/frame/use-document-title.ts';
import { HandedIn } from '../../shell/hand-in/HandedIn.tsx';
import { ObjectPage } from '../../shell/object/ObjectPage.tsx';
import { LoadedQuery } from '../../shell/state/LoadedQuery.tsx';
import { shouldNotPass, shouldPass } from './second-look-acts.ts';

function Verdicts({ look: { first, second } }: { look: SecondLookDetail }) {
  if (first === null || second === null) return null;
  const agree = first.verdict === second.verdict;
  return (
    <Alert color={agree ? 'qing' : 'gold'} title={agree ? '结论一致' : '结论不一致'}>
      {first.operator}：{secondLookVerdictLabels[first.verdict]}；{second.operator}：
      {secondLookVerdictLabels[second.verdict]}
      {second.note === null ? '' : `，${second.note}`}
    </Alert>
  );
}

function Look({ look }: { look: SecondLookDetail }) {
  useDocumentTitle(`再看一遍 ${look.taskTitle}`);
  return (
    <ObjectPage
      // The timeline of the submission would say how it was decided.
      subject={look.id}
      title={look.taskTitle}
      about={`再看一遍：${handInWhatLabels[look.what]}`}
      state={
        look.isWaiting ? <StateBadge tone="gold" label="等人看" /> : <StateBadge tone="grey" label="看过了" />
      }
      acts={
        look.isWaiting ? (
          <>
            <ActButton act={shouldPass} id={look.id} hotkey="p" />
            <ActButton act={shouldNotPass} id={look.id} hotkey="r" />
          </>
        ) : null
      }
      facts={[
        ['任务', <ObjectLink key="t" kind="task" subject={look.taskId} title={look.taskTitle} />],
        ['第一次审核', formatMoment(look.decidedAt)],
      ]}
      raw={look}
    >
      <Verdicts look={look} />
      <HandedIn prompt={look.prompt} pictures={look.pictures} text={look.text} examples={look.examples} />
    </ObjectPage>
  );
}

/** One submission to look at again. */
export default function SecondLookPage() {
  const { id = '' } = useParams();
  const query = useGetSecondLook(id);
  return <LoadedQuery query={query}>{(look) => <Look key={look.id} look={look} />}</LoadedQuery>;
}
