import { type HandInDetail, useGetHandIn, useListHandInReasons } from '@yayan/console-client';
import { handInVerdictLabels, handInWhatLabels } from '@yayan/contract/console-labels';
import { formatCount, formatMoment } from '@yayan/ui';
import { useParams } from 'react-router';
import { ActButton } from '../../shell/act/ActButton.tsx';
import { memberTitle } from '../../shell/audit/member-title.ts';
import { ObjectLink } from '../../shell/audit/ObjectLink.tsx';
import { useDocumentTitle } from '../../shell/frame/use-document-title.ts';
import { HandedIn } from '../../shell/hand-in/HandedIn.tsx';
import { ObjectPage } from '../../shell/object/ObjectPage.tsx';
import { LoadedQuery } from '../../shell/state/LoadedQuery.tsx';
import { approve, reject, sendBack } from './hand-in-acts.ts';
import { HandInState } from './HandInState.tsx';
import { NextHandIn } from './NextHandIn.tsx';
import classes from './HandInPage.module.css';

const moment = (at: string | null): string => (at === null ? '–' : formatMoment(at));

function HandInActs({ handIn: { id } }: { handIn: HandInDetail }) {
  const reasons = useListHandInReasons().data?.items ?? [];
  const of = (wanted: string): string[] =>
    reasons.filter(({ verdict }) => verdict === wanted).map(({ text }) => text);
  return (
    <>
      <ActButton act={approve} id={id} hotkey="p" />
      <ActButton act={sendBack(of('return'))} id={id} hotkey="b" />
      <ActButton act={reject(of('reject'))} id={id} hotkey="r" />
    </>
  );
}

function Handed({ handIn }: { handIn: HandInDetail }) {
  useDocumentTitle(`审核 ${handIn.taskTitle}`);
  const { history, others } = handIn;
  return (
    <ObjectPage
      subject={handIn.id}
      kind="handIn"
      title={handIn.taskTitle}
      about={handInWhatLabels[handIn.what]}
      state={<HandInState handIn={handIn} />}
      acts={
        <>
          {handIn.isWaiting ? <HandInActs handIn={handIn} /> : null}
          <NextHandIn id={handIn.id} />
        </>
      }
      facts={[
        ['任务', <ObjectLink key="t" kind="task" subject={handIn.taskId} title={handIn.taskTitle} />],
        ['会员', <ObjectLink key="m" kind="member" subject={handIn.memberId} title={memberTitle(handIn)} />],
        ['提交', moment(handIn.submittedAt)],
        ['期限', moment(handIn.decideBy)],
        ['通过得金币', formatCount(handIn.promisedCoins)],
        ['以前', `通过 ${others.approved}，不通过 ${others.rejected}`],
        handIn.note === null ? null : ['上一位写的', handIn.note],
      ]}
      links={
        history.length === 0 ? undefined : (
          <ul className={classes['history']}>
            {history.map(({ at, verdict, operator, reason }) => (
              <li key={at}>
                {formatMoment(at)} {operator}：{handInVerdictLabels[verdict]}
                {reason ? `，${reason}` : ''}
              </li>
            ))}
          </ul>
        )
      }
      raw={handIn}
    >
      <HandedIn
        prompt={handIn.asks?.prompt ?? null}
        pictures={handIn.pictures}
        text={handIn.text}
        application={handIn.application}
        examples={handIn.asks?.examples ?? []}
      />
    </ObjectPage>
  );
}

/** One hand-in to review. */
export default function HandInPage() {
  const { id = '' } = useParams();
  const query = useGetHandIn(id);
  return <LoadedQuery query={query}>{(handIn) => <Handed key={handIn.id} handIn={handIn} />}</LoadedQuery>;
}
