import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { type ActivityRules, type Example, examplesSchema } from '../activity/rules.ts';
import { readRules, writeRules } from '../activity/run-store.ts';
import { readTaskByHash } from '../task-store.ts';
import type { Task } from '../task.ts';

/** The example pictures of a task's hand-ins. */
interface Examples {
  application: readonly Example[];
  proof: readonly Example[];
}

interface OfExamples extends Examples {
  hashId: string;
}

type HandInRules = Extract<ActivityRules, { proof: object }>;

/** The rules of a task with hand-ins; undefined for all others. */
const handInRules = (rules: ActivityRules | undefined): HandInRules | undefined =>
  rules?.kind === 'paipai' || rules?.kind === 'trial' ? rules : undefined;

/** The examples of a task; null if nothing is handed in. */
export function examplesOf(
  rules: ActivityRules | undefined,
): { application: Example[] | null; proof: Example[] } | null {
  const own = handInRules(rules);
  if (own === undefined) return null;
  return {
    application: own.kind === 'trial' ? own.application.examples : null,
    proof: own.proof.examples,
  };
}

async function found(db: Connection, hashId: string): Promise<[Task, HandInRules]> {
  const task = (await readTaskByHash(db, hashId)) ?? refuse('NOT_FOUND');
  const rules = handInRules(await readRules(db, task.id)) ?? refuse('NOT_FOUND');
  return [task, rules];
}

/** The examples as they are stored. Refuses wrong ones, and those of an application that nobody writes, with FIELD_WRONG. */
function filed({ kind }: HandInRules, given: Examples): Examples {
  const read = (field: keyof Examples): Example[] =>
    examplesSchema.safeParse(given[field]).data ?? refuse('FIELD_WRONG', { field: `input.${field}` });
  const [application, proof] = [read('application'), read('proof')];
  if (kind === 'paipai' && application.length > 0) refuse('FIELD_WRONG', { field: 'input.application' });
  return { application, proof };
}

/** The rules with other examples. What members must hand in stays. */
const withExamples = (rules: HandInRules, { application, proof }: Examples): HandInRules =>
  rules.kind === 'paipai'
    ? { ...rules, proof: { ...rules.proof, examples: [...proof] } }
    : {
        ...rules,
        application: { ...rules.application, examples: [...application] },
        proof: { ...rules.proof, examples: [...proof] },
      };

const kindNames = { good: '合格', bad: '不合格' } as const;

const textOf = (example: Example | undefined): string | null =>
  example === undefined ? null : `${kindNames[example.kind]}：${example.caption}（${example.picture}）`;

/** One change for each place, so that a long list says what differs. */
const changesOf = (
  { field, label }: { field: string; label: string },
  before: readonly Example[],
  after: readonly Example[],
): Change[] =>
  Array.from({ length: Math.max(before.length, after.length) }, (_none, at) => ({
    field: `${field}.${at}`,
    label: `${label} ${at + 1}`,
    before: textOf(before[at]),
    after: textOf(after[at]),
  })).filter((change) => change.before !== change.after);

/** Changes the example pictures that members see before they upload, and reviewers beside what was handed in (rule 3.51). */
export const setTaskExamples: Act<OfExamples> = {
  name: 'task examples',
  needsReason: false,
  lockOf: ({ hashId }) => `task ${hashId}`,
  plan: async (_platform, db, input) => {
    const [task, rules] = await found(db, input.hashId);
    const now = examplesOf(rules);
    const { application, proof } = filed(rules, input);
    return {
      kind: 'task',
      subject: task.hashId,
      title: task.title,
      permission: 'tasks.change',
      changes: [
        ...changesOf({ field: 'application', label: '申请的示例' }, now?.application ?? [], application),
        ...changesOf({ field: 'proof', label: '示例' }, now?.proof ?? [], proof),
      ],
    };
  },
  run: async ({ database }, input) => {
    await database.transaction(async (tx) => {
      const [task, rules] = await found(tx, input.hashId);
      await writeRules(tx, task.id, withExamples(rules, filed(rules, input)));
    });
  },
};
