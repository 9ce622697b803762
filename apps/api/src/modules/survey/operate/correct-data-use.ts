import { TaskType } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Act } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Task } from '../../task/api.ts';
import { findTask, writeDataUse } from '../../task/module.ts';
import { askedContactsFault, withAskedContacts } from '../authoring/asked-contacts.ts';
import { readHosted } from '../authoring/definition-store.ts';
import { definitionOf } from '../authoring/host-survey.ts';
import { prefillFault } from '../authoring/prefill-fault.ts';
import { bothSides } from './both-sides.ts';

type DataUse = Task['texts']['dataUse'];

/** The new text about the data of a task. */
export interface NewDataUse extends Pick<
  DataUse,
  'recipient' | 'thirdParty' | 'items' | 'purpose' | 'policyUrl'
> {
  hashId: string;
}

/**
 * The text as it would be stored. It names the contacts that the questionnaire asks for, like a file's (rule 3.1). Refuses
 * with TASK_DATA_USE_WRONG one that denies what the questionnaire does, and that of a discussion, which its host writes.
 */
async function corrected(
  db: Connection,
  task: Task,
  { hashId: _hashId, ...given }: NewDataUse,
): Promise<DataUse> {
  if (task.type === TaskType.DiscussionGroup) return refuse('TASK_DATA_USE_WRONG');
  const texts = [given.recipient, given.purpose, ...given.items];
  if (texts.some((text) => text.trim() === '')) return refuse('TASK_DATA_USE_WRONG');
  // Who passes answers to another company needs a consent of its own (PIPL 23).
  const use = { ...given, consentRequired: task.texts.dataUse.consentRequired || given.thirdParty };
  const hosted = await readHosted(db, task.id);
  if (hosted === undefined) return use;
  const definition = await definitionOf(db, hosted);
  const fault = prefillFault(use, definition) ?? askedContactsFault(use, definition);
  return fault === undefined ? withAskedContacts(use, definition) : refuse('TASK_DATA_USE_WRONG');
}

const facts = (use: DataUse): readonly (readonly [field: string, label: string, text: string])[] => [
  ['recipient', '谁得到', use.recipient],
  ['thirdParty', '是第三方', use.thirdParty ? '是' : '不是'],
  ['items', '得到什么', use.items.join('、')],
  ['purpose', '做什么用', use.purpose],
  ['policyUrl', '隐私政策', use.policyUrl ?? '没有'],
  ['consentRequired', '要单独同意', use.consentRequired ? '要' : '不要'],
];

const found = async (db: Connection, hashId: string): Promise<Task> =>
  (await findTask(db, hashId)) ?? refuse('NOT_FOUND');

/** Corrects what a task says about data, as a new version that later starters read (rule 3.50). */
export const correctDataUse: Act<NewDataUse> = {
  name: 'task data-use',
  needsReason: true,
  lockOf: ({ hashId }) => `task ${hashId}`,
  plan: async (_platform, db, input) => {
    const task = await found(db, input.hashId);
    const before = facts(task.texts.dataUse);
    const after = facts(await corrected(db, task, input));
    return {
      kind: 'task',
      subject: task.hashId,
      title: task.title,
      permission: 'tasks.change',
      changes: before.flatMap(([field, label, text], at) => {
        const now = after[at]?.[2] ?? '';
        return text === now ? [] : [{ field, label, ...bothSides(text, now) }];
      }),
    };
  },
  run: async ({ database }, input) => {
    const task = await found(database.read, input.hashId);
    await writeDataUse(database.read, task.id, await corrected(database.read, task, input));
  },
};
