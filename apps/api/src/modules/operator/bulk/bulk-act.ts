import { errors } from '@yayan/contract';
import { ApiFault, refuse } from '../../../errors/api-fault.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import { planAct } from '../../../platform/audit/plan-act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type ExportedLists, rowsOf } from '../exports/exported-list.ts';
import { actOn, type BulkInput, type BulkRule, type BulkRules } from './bulk-rule.ts';
import { selectDone, selectRun } from './bulk-store.ts';
import { startRun } from './start-run.ts';

/** The most objects of one act. All are checked before it starts. */
const MOST = 500;
/** The outcome of a dry run names this many causes. */
const MOST_CAUSES = 12;

interface Chosen {
  ids: string[];
  /** Whether more match than one act may hold. */
  isCapped: boolean;
}

interface ChosenFrom {
  rules: BulkRules;
  lists: ExportedLists;
  input: BulkInput;
}

/** The chosen objects, what an earlier run did, or the first that match the filters. */
async function chosenBy(
  platform: Platform,
  { rules, lists, input: { act, ids, query, runId } }: ChosenFrom,
): Promise<Chosen> {
  const rule = rules[act];
  if (ids !== undefined) return { ids: [...new Set(ids)], isCapped: false };
  if (runId !== undefined) {
    const run = await selectRun(platform.database.read, runId);
    if (run === undefined || rules[run.act].kind !== rule.kind)
      return refuse('FIELD_WRONG', { field: 'input.runId' });
    return { ids: await selectDone(platform.database.read, runId, MOST), isCapped: false };
  }
  const { list, idField } = rule;
  if (query === undefined || list === undefined || idField === undefined)
    return refuse('FIELD_WRONG', { field: 'input.ids' });
  const found: string[] = [];
  for await (const row of rowsOf(platform, lists[list], query, MOST + 1)) {
    const fields = row as Readonly<Record<string, unknown>>;
    found.push(typeof idField === 'function' ? idField(fields) : String(fields[idField]));
  }
  return { ids: found.slice(0, MOST), isCapped: found.length > MOST };
}

interface Counted {
  possible: number;
  needSecond: number;
  /** Over the objects that the act would be done on. */
  sum: number;
  /** How many are refused, by what the operator would read. */
  refused: ReadonlyMap<string, number>;
}

/** Asks the act about each object what it would do. */
async function countPlans(
  platform: Platform,
  db: Connection,
  { rule, ids, input }: { rule: BulkRule; ids: readonly string[]; input: BulkInput },
): Promise<Counted> {
  const refused = new Map<string, number>();
  let [possible, needSecond, sum] = [0, 0, 0];
  for (const id of ids) {
    try {
      // `inputOf` makes the input of this act.
      const act = actOn(rule, id) as Act<unknown>;
      const given = await rule.inputOf(id, input, { db, own: undefined });
      const { permission, changes } = await planAct(platform, db, act, given);
      possible += 1;
      if (permission !== rule.permission) needSecond += 1;
      sum += Number(changes.find(({ field }) => field === rule.sum?.field)?.after ?? 0);
    } catch (error) {
      if (!(error instanceof ApiFault)) throw error;
      // It is about the input, the same for each object.
      if (error.name === 'FIELD_WRONG') throw error;
      const why = errors[error.name].msg;
      refused.set(why, (refused.get(why) ?? 0) + 1);
    }
  }
  return { possible, needSecond, sum, refused };
}

const counted = (field: string, label: string, count: number): Change[] =>
  count === 0 ? [] : [{ field, label, before: null, after: String(count) }];

const LABEL_LENGTH = 40;

const changesOf = (
  { possible, needSecond, sum, refused }: Counted,
  { rule, isCapped }: { rule: BulkRule; isCapped: boolean },
): Change[] => [
  { field: 'possible', label: '会做的个数', before: null, after: String(possible) },
  ...(rule.sum === undefined ? [] : counted('sum', rule.sum.label, sum)),
  ...counted('second', '其中要等另一位同事同意', needSecond),
  ...[...refused]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, MOST_CAUSES)
    .flatMap(([why, count], at) =>
      counted(`refused-${at + 1}`, `做不了：${why}`.slice(0, LABEL_LENGTH), count),
    ),
  ...(isCapped
    ? [{ field: 'cap', label: '符合筛选的超过', before: null, after: `${MOST} 个，先做最前面的` }]
    : []),
];

/**
 * Does an act on many objects (rule 14.44). The dry run counts what would be done and what wouldn't, and why. The act itself
 * only stores the objects: a job does them, each with a key and an outcome of its own. What needs a second person becomes a
 * request of its own.
 */
export const bulkAct = (rules: BulkRules, lists: ExportedLists): Act<BulkInput> => ({
  name: 'bulk run',
  // Each act says by itself whether it needs one; so does its dialog.
  needsReason: false,
  lockOf: ({ act }) => `bulk ${act}`,
  partOf: (input) => JSON.stringify(input),
  plan: async (platform, db, input, actor) => {
    const rule = rules[input.act];
    const { ids, isCapped } = await chosenBy(platform, { rules, lists, input });
    if (ids.length === 0) refuse('BULK_EMPTY');
    const count = await countPlans(platform, db, { rule, ids, input });
    if (count.possible === 0) refuse('BULK_NONE_POSSIBLE');
    const isLarge = await rule.large?.isLarge(platform, db, { ids, input, actor });
    return {
      kind: 'bulk',
      subject: input.act,
      title: `选中 ${ids.length} 个`,
      permission: isLarge === true && rule.large ? rule.large.permission : rule.permission,
      changes: changesOf(count, { rule, isCapped }),
    };
  },
  run: async (platform, input, running) => {
    const rule = rules[input.act];
    const { ids } = await chosenBy(platform, { rules, lists, input });
    if (running.reason === '' && ids.some((id) => actOn(rule, id).needsReason)) refuse('ACT_REASON_MISSING');
    const { ids: _ids, query: _query, runId: _runId, ...given } = input;
    await startRun(
      platform,
      running,
      given,
      ids.map((subject) => ({ subject })),
    );
  },
});
