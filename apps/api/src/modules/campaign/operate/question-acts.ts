import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import { clip, clipSides } from '../../../platform/audit/clip-sides.ts';
import { type FiledQuestion, selectBank } from '../quiz/bank-store.ts';
import {
  type ImportPlan,
  importQuestions as importInto,
  planImport,
  retireQuestion as retire,
} from '../quiz/import-questions.ts';
import { checkQuestionFile } from '../quiz/question-file.ts';

/** An outcome has at most 20 changes. The last one counts the other questions. */
const MOST_NAMED = 19;

const lockOf = (): string => 'quiz bank';

const textOf = ({ category, title, choices, explanation }: FiledQuestion): string =>
  `【${category}】${title}（${choices.join('、')}）${explanation}`;

const changesOf = ({ added, changed }: ImportPlan): Change[] => {
  const all = [...changed, ...added.map((after) => ({ before: null, after }))];
  const named: Change[] = all.slice(0, MOST_NAMED).map(({ before, after }) => ({
    field: after.id,
    label: after.id,
    ...clipSides({ before: before && textOf(before), after: textOf(after) }),
    // The log doesn't hold which choice is right.
    isChanged: true,
  }));
  const others = all.length - named.length;
  return others === 0
    ? named
    : [...named, { field: 'others', label: '其余', before: null, after: `${others} 题` }];
};

const read = (source: string): FiledQuestion[] =>
  checkQuestionFile(source).questions ?? refuse('QUESTION_FILE_WRONG');

/** Adds the questions of a file to the bank, and changes those that it has (rules 12.11 and 14.62). */
const importQuestions: Act<{ source: string }> = {
  name: 'question import',
  needsReason: false,
  lockOf,
  plan: async (_platform, db, { source }) => {
    const filed = read(source);
    const plan = await planImport(db, filed);
    const [first] = filed;
    return {
      kind: 'question',
      subject: filed.length === 1 && first !== undefined ? first.id : '题库',
      title: `新增 ${plan.added.length} 题，修改 ${plan.changed.length} 题`,
      permission: 'campaigns',
      changes: changesOf(plan),
    };
  },
  run: async (platform, { source }, { actor }) => {
    await importInto(platform, read(source), { by: actor.name });
  },
};

/** Asks a question no more. Open tries keep it. */
const retireQuestion: Act<{ id: string }> = {
  name: 'question retire',
  needsReason: false,
  lockOf,
  plan: async (_platform, db, { id }) => {
    const known = (await selectBank(db)).find((one) => one.id === id) ?? refuse('NOT_FOUND');
    return {
      kind: 'question',
      subject: id,
      title: known.title,
      permission: 'campaigns',
      changes: [{ field: id, label: id, before: clip(textOf(known)), after: null }],
    };
  },
  run: async (platform, { id }, { actor }) => await retire(platform, id, actor.name),
};

/** The acts on the bank of the daily quiz. */
export const questionActs = { importQuestions, retireQuestion };
