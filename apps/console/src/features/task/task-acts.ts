import {
  endTask as callEnd,
  pauseTask as callPause,
  resumeTask as callResume,
  correctTaskDataUse,
  setTaskExamples,
  setTaskReward,
  setTaskSeats,
  softLaunchTask,
  type FiledTask,
  type OperatorTaskDetail,
  type TaskExample,
  type TaskExamples,
  importTaskFile,
  type TaskFileInput,
} from '@yayan/console-client';
import type { ActDefinition } from '../../shell/act/act-definition.ts';
import { CoinsForm } from './CoinsForm.tsx';
import { DataUseForm, type DataUseValues, newDataUse } from './DataUseForm.tsx';
import { EndForm } from './EndForm.tsx';
import { ExamplesForm } from './example/ExamplesForm.tsx';
import { SeatsForm } from './SeatsForm.tsx';
import { SoftLaunchForm } from './SoftLaunchForm.tsx';
import { ConfirmOddities } from './ConfirmOddities.tsx';
import { oddityText } from './Oddities.tsx';

const permissions = ['tasks.change'];

/** Pauses a task (rule 14.11). */
export const pauseTask: ActDefinition<undefined> = {
  label: '暂停…',
  title: '暂停任务',
  consequence: '会员不再看到它，也不能开始。已经开始的人可以做完，照常得金币。',
  permissions,
  needsReason: true,
  reasons: ['题目有误，先停下核对', '合作方要求暂停', '样本质量异常'],
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) => callPause(id, request, { 'Idempotency-Key': key }),
};

/** Lets a paused task go on. */
export const resumeTask: ActDefinition<undefined> = {
  label: '恢复…',
  title: '恢复任务',
  consequence: '会员又能看到并开始这个任务。',
  permissions,
  needsReason: false,
  initial: undefined,
  perform: (id, { input: _none, ...request }, key) => callResume(id, request, { 'Idempotency-Key': key }),
};

/** Ends a task now, or at a later time. */
export const endTask: ActDefinition<{ endsAt: string | null }> = {
  label: '结束…',
  title: '结束任务',
  consequence: '到时候没人再能开始。已经开始的人可以做完。结束后不能恢复。',
  permissions,
  needsReason: true,
  isDangerous: true,
  reasons: ['样本已够', '项目取消'],
  initial: { endsAt: null },
  Form: EndForm,
  isReady: ({ endsAt }) => endsAt !== '',
  perform: (id, request, key) => callEnd(id, request, { 'Idempotency-Key': key }),
};

/** Changes how many people may take part. */
export const setSeats = (now: number | null): ActDefinition<{ seats: number | null }> => ({
  label: '名额…',
  title: '修改名额',
  consequence: '名额不能少于已占用的数量。',
  permissions,
  needsReason: false,
  initial: { seats: now },
  Form: SeatsForm,
  isReady: ({ seats }) => seats === null || Number.isInteger(seats),
  perform: (id, request, key) => setTaskSeats(id, request, { 'Idempotency-Key': key }),
});

/** Lets a task take its first people, and pauses it then (rule 14.71). */
export const softLaunch = (now: number | null): ActDefinition<{ softSeats: number | null }> => ({
  label: '首批…',
  title: '先收首批',
  consequence: '占到这么多名额就自动暂停，已经开始的可以做完。看过结果再恢复，恢复后不再自动停。',
  permissions,
  needsReason: false,
  initial: { softSeats: now },
  Form: SoftLaunchForm,
  isReady: ({ softSeats }) => softSeats === null || Number.isInteger(softSeats),
  perform: (id, request, key) => softLaunchTask(id, request, { 'Idempotency-Key': key }),
});

/** Changes what a task pays. */
export const setReward = (now: number): ActDefinition<{ coins: number }> => ({
  label: '奖励…',
  title: '修改奖励',
  consequence: '只对之后开始的人有效；已经开始的人按开始时的承诺得金币。',
  permissions,
  needsReason: true,
  initial: { coins: now },
  Form: CoinsForm,
  isReady: ({ coins }) => Number.isInteger(coins),
  perform: (id, request, key) => setTaskReward(id, request, { 'Idempotency-Key': key }),
});

/** Corrects what members read about their data. Who started stays with the text that they agreed to (rule 3.50). */
export const correctDataUse = ({
  recipient,
  thirdParty,
  items,
  purpose,
  policyUrl,
}: OperatorTaskDetail['dataUse']): ActDefinition<DataUseValues> => ({
  label: '资料的用处…',
  title: '更正资料的用处',
  consequence: '之后开始的人读到并同意新的说明。已经开始的人，答案仍按他们同意过的那一版用。',
  permissions,
  needsReason: true,
  reasons: ['用途写得不全', '委托方改了名称'],
  initial: { recipient, thirdParty, items: items.join('\n'), purpose, policyUrl: policyUrl ?? '' },
  Form: DataUseForm,
  isReady: (values) => [values.recipient, values.items, values.purpose].every((text) => text.trim() !== ''),
  perform: (id, { input, ...request }, key) =>
    correctTaskDataUse(id, { ...request, input: newDataUse(input) }, { 'Idempotency-Key': key }),
});

const isWhole = ({ picture, caption }: TaskExample): boolean => picture !== '' && caption.trim() !== '';

/** Changes the example pictures of what is handed in (rule 3.51). */
export const setExamples = (now: TaskExamples): ActDefinition<TaskExamples> => ({
  label: '示例图…',
  title: '修改示例图',
  consequence: '会员上传前看到，审核时可以对照。要求交什么不变。',
  permissions,
  needsReason: false,
  initial: now,
  Form: ExamplesForm,
  isReady: ({ application, proof }) => [...(application ?? []), ...proof].every(isWhole),
  perform: (id, { input: { application, proof }, ...request }, key) =>
    setTaskExamples(
      id,
      { ...request, input: { application: application ?? [], proof } },
      { 'Idempotency-Key': key },
    ),
});

const importTitles = { added: '发布任务', changed: '修改任务' } as const;

/**
 * Publishes the task of a file, or changes a task that is there (rules 14.38, 14.89). What is unusual about it has to be
 * confirmed first (rule 14.99).
 */
export const importFile = (
  { effect, oddities }: Pick<FiledTask, 'effect' | 'oddities'>,
  file: TaskFileInput,
): ActDefinition<{ isMeant: boolean }> => ({
  label: `${importTitles[effect]}…`,
  title: importTitles[effect],
  consequence: [
    effect === 'added'
      ? '到开始时间就在任务墙上。之后可以暂停、修改、结束。'
      : '之后开始的人按新的来。已经开始的人，问卷和答应他们的奖励不变。',
    ...oddities.map((oddity) => `${oddityText(oddity)}。`),
  ].join(''),
  permissions: ['tasks.change'],
  needsReason: false,
  reasons: effect === 'added' ? ['新项目'] : ['文字有误', '收不够', '找的人不对'],
  initial: { isMeant: oddities.length === 0 },
  ...(oddities.length > 0 && { Form: ConfirmOddities }),
  isReady: ({ isMeant }) => isMeant,
  perform: (_id, request, key) => importTaskFile({ ...request, input: file }, { 'Idempotency-Key': key }),
});
