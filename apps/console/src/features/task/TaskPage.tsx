import { type OperatorTaskDetail, type TaskExamples, useGetOperatorTask } from '@yayan/console-client';
import { deviceTypeLabels, taskTypeLabels } from '@yayan/contract/console-labels';
import { ButtonLink, formatCount, formatMoment, Link } from '@yayan/ui';
import { useParams } from 'react-router';
import { ActButton } from '../../shell/act/ActButton.tsx';
import { useDocumentTitle } from '../../shell/frame/use-document-title.ts';
import { ObjectPage } from '../../shell/object/ObjectPage.tsx';
import { mayDo, useSession } from '../../shell/session/session.ts';
import { LoadedQuery } from '../../shell/state/LoadedQuery.tsx';
import { TaskFigures } from './figures/TaskFigures.tsx';
import { AnswerFiles } from './AnswerFiles.tsx';
import {
  correctDataUse,
  endTask,
  pauseTask,
  resumeTask,
  setExamples,
  setReward,
  setSeats,
  softLaunch,
} from './task-acts.ts';
import { TaskState } from './task-states.tsx';

/** Types of tasks. Hosts make groups elsewhere, and only answers to questionnaires have files. */
const questionnaire = 2;
const discussionGroup = 4;

const minutes = (value: number | null): string => (value === null ? '–' : `${value} 分钟`);

const softText = (softSeats: number, seatsTaken: number): string =>
  seatsTaken >= softSeats
    ? `${formatCount(softSeats)} 人已收满，恢复后继续`
    : `到 ${formatCount(softSeats)} 人就暂停，已有 ${formatCount(seatsTaken)}`;

const dataUseText = ({ recipient, items, purpose, version }: OperatorTaskDetail['dataUse']): string =>
  `${items.join('、')}，交给${recipient}，仅用于${purpose}${version > 1 ? `（第 ${version} 版）` : ''}`;

const examplesText = ({ application, proof }: TaskExamples): string => {
  const count = proof.length + (application?.length ?? 0);
  return count === 0 ? '没有' : `${count} 张`;
};

function TaskActs({ task }: { task: OperatorTaskDetail }) {
  const { id, type, state, seats, softSeats, coins, dataUse, examples } = task;
  const session = useSession();
  return (
    <>
      {mayDo(session, ['tasks.change']) && type !== discussionGroup ? (
        <>
          {state === 'ended' ? null : (
            <ButtonLink variant="default" href={`/tasks/new?of=${id}`}>
              修改
            </ButtonLink>
          )}
          <ButtonLink variant="default" href={`/tasks/new?copy=${id}`}>
            复制
          </ButtonLink>
          {type === questionnaire ? (
            <ButtonLink variant="default" href={`/tasks/${id}/path`}>
              试走问卷
            </ButtonLink>
          ) : null}
        </>
      ) : null}
      {state === 'running' || state === 'scheduled' ? <ActButton act={pauseTask} id={id} /> : null}
      {state === 'paused' ? <ActButton act={resumeTask} id={id} /> : null}
      <ActButton key={`seats ${seats}`} act={setSeats(seats)} id={id} />
      {state === 'ended' || type === discussionGroup ? null : (
        <ActButton key={`soft ${softSeats}`} act={softLaunch(softSeats)} id={id} />
      )}
      <ActButton key={`coins ${coins}`} act={setReward(coins)} id={id} />
      {state === 'ended' || type === discussionGroup ? null : (
        <ActButton key={`use ${dataUse.version}`} act={correctDataUse(dataUse)} id={id} />
      )}
      {examples === null ? null : (
        <ActButton key={JSON.stringify(examples)} act={setExamples(examples)} id={id} />
      )}
      {state === 'ended' ? null : <ActButton act={endTask} id={id} />}
    </>
  );
}

function Task({ task }: { task: OperatorTaskDetail }) {
  useDocumentTitle(task.title);
  const { seats, seatsTaken, cities } = task;
  return (
    <ObjectPage
      subject={task.id}
      kind="task"
      title={task.title}
      about={`${taskTypeLabels[task.type]} ${task.id}`}
      state={<TaskState state={task.state} />}
      acts={<TaskActs task={task} />}
      figures={[
        { label: '完成', value: formatCount(task.completes) },
        {
          label: '名额',
          value: formatCount(seatsTaken),
          note: seats === null ? '不限' : `共 ${formatCount(seats)}，还剩 ${formatCount(seats - seatsTaken)}`,
        },
        { label: '完成得金币', value: formatCount(task.coins), note: `未入选 ${task.consolationCoins}` },
        {
          label: '中位用时',
          value: minutes(task.medianMinutes),
          note: `写明 ${minutes(task.declaredMinutes)}`,
        },
      ]}
      facts={[
        ['开始', formatMoment(task.startsAt)],
        ['结束', task.endsAt === null ? '不限' : formatMoment(task.endsAt)],
        task.softSeats === null ? null : ['首批', softText(task.softSeats, seatsTaken)],
        ['建立', formatMoment(task.createdAt)],
        ['权益值', formatCount(task.credit)],
        ['质量分要求', task.minimumQuality === 0 ? '不限' : `${task.minimumQuality} 分起`],
        ['找谁', task.wanted.length === 0 ? '所有会员' : task.wanted.join('；')],
        ['城市', cities.length === 0 ? '不限' : cities.join('、')],
        ['设备', task.devices.map((device) => deviceTypeLabels[device]).join('、')],
        ['同一网络最多', task.networkLimit === null ? '不限' : `${formatCount(task.networkLimit)} 人`],
        task.tags.length === 0 ? null : ['标签', task.tags.join('、')],
        ['资料的用处', dataUseText(task.dataUse)],
        task.examples === null ? null : ['示例图', examplesText(task.examples)],
      ]}
      links={
        // A group lists its people itself, by pseudonym (rule 14.83).
        task.type === discussionGroup ? null : <Link href={`/tasks/${task.id}/participations`}>参与</Link>
      }
      raw={task}
    >
      <TaskFigures taskId={task.id} isRunning={task.state === 'running'} />
      {task.type === questionnaire ? <AnswerFiles taskId={task.id} /> : null}
    </ObjectPage>
  );
}

/** One task. */
export default function TaskPage() {
  const { id = '' } = useParams();
  return <LoadedQuery query={useGetOperatorTask(id)}>{(task) => <Task task={task} />}</LoadedQuery>;
}
