import { type ParticipationDetail, useGetParticipation } from '@yayan/console-client';
import { participationEarningLabels, participationSourceLabels } from '@yayan/contract/console-labels';
import { formatCount, formatMoment, Link } from '@yayan/ui';
import { useParams } from 'react-router';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import { memberTitle } from '../../../shell/audit/member-title.ts';
import { ObjectLink } from '../../../shell/audit/ObjectLink.tsx';
import { useDocumentTitle } from '../../../shell/frame/use-document-title.ts';
import { ObjectPage } from '../../../shell/object/ObjectPage.tsx';
import { LoadedQuery } from '../../../shell/state/LoadedQuery.tsx';
import { Answers } from '../../../shell/participation/Answers.tsx';
import { rejectComplete, restoreComplete } from './complete-acts.ts';
import { ParticipationParts } from '../../../shell/participation/participation-parts.tsx';
import {
  detailText,
  ParticipationState,
  spanText,
} from '../../../shell/participation/participation-states.tsx';

/** Only a member's complete of our own host has acts; the server decides again. */
function CompleteActs({
  participation: { id, result, source, answersState, earningState, heldPay, correctedAt },
}: {
  participation: ParticipationDetail;
}) {
  if (result !== 1 || source !== 'member' || answersState === 'none') return null;
  if (earningState === 'takenBack') return <ActButton act={restoreComplete} id={id} />;
  return heldPay === 'waiting' || correctedAt !== null ? null : <ActButton act={rejectComplete} id={id} />;
}

function Participation({ participation }: { participation: ParticipationDetail }) {
  const { id, supportCode, taskId, taskTitle, memberId, memberCode, source } = participation;
  useDocumentTitle(`参与 ${supportCode}`);
  const detail = detailText(participation.detail);
  return (
    <ObjectPage
      subject={id}
      kind="participation"
      title={taskTitle}
      about={`参与 ${supportCode}`}
      state={<ParticipationState participation={participation} />}
      acts={<CompleteActs participation={participation} />}
      figures={[
        {
          label: '金币',
          value: formatCount(participation.coins),
          note: `答应 ${formatCount(participation.promisedCoins)}，${participationEarningLabels[participation.earningState]}`,
        },
        { label: '权益值', value: formatCount(participation.credit) },
        { label: '用时', value: spanText(participation.seconds) },
        { label: '进度', value: `${participation.progress} %` },
      ]}
      facts={[
        [
          '会员',
          memberId === null ? (
            '没有账号'
          ) : (
            <ObjectLink
              key="m"
              kind="member"
              subject={memberId}
              title={memberTitle({ memberId, memberCode })}
            />
          ),
        ],
        [
          '任务',
          taskId === null ? taskTitle : <ObjectLink key="t" kind="task" subject={taskId} title={taskTitle} />,
        ],
        ['来源', participationSourceLabels[source]],
        detail === undefined ? null : ['具体', detail],
        ['会员看到', participation.reason],
        ['开始', formatMoment(participation.startedAt)],
        ['结束', participation.endedAt === null ? '还没有' : formatMoment(participation.endedAt)],
        participation.correctedAt === null ? null : ['更正为完成', formatMoment(participation.correctedAt)],
        participation.handedIn
          ? ['提交的内容', <ObjectLink key="i" kind="handIn" subject={id} title="去看" />]
          : null,
        participation.heldPay === null
          ? null
          : ['待核对的奖励', <ObjectLink key="h" kind="heldPay" subject={id} title="去看" />],
      ]}
      links={
        taskId === null ? null : <Link href={`/tasks/${taskId}/participations`}>这个任务的全部参与</Link>
      }
      raw={participation}
    >
      <Answers participation={participation} />
      <ParticipationParts participation={participation} />
    </ObjectPage>
  );
}

/** One participation: its result, times, answers and coins. */
export default function ParticipationPage() {
  const { id = '' } = useParams();
  const query = useGetParticipation(id);
  return (
    <LoadedQuery query={query}>
      {(participation) => <Participation key={participation.id} participation={participation} />}
    </LoadedQuery>
  );
}
