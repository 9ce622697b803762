import type { ConsoleDataOf } from '@yayan/contract/console';
import type { Answers, SurveyDefinition } from '@yayan/survey-engine';
import { type ReportColumn, reportColumns } from '../authoring/report-columns.ts';

type AnswerLine = ConsoleDataOf<'getParticipation'>['answers'][number];

/** Words that may hold a number or an address of somebody (as in rule 14.57). */
const MAYBE_PERSONAL = /\d{5}|@/u;

interface Line {
  key: string;
  label: string;
  value: string;
  holds: ReportColumn['holds'];
}

/** The chosen items of a question as one line, ranked ones in their order. */
const chosenLine = (columns: readonly ReportColumn[], answers: Answers): Line | undefined => {
  const [first] = columns;
  if (first?.item === undefined) return undefined;
  const chosen = columns
    .map(({ item, valueIn }) => ({ text: item?.text ?? '', place: Number(valueIn(answers) ?? 0) }))
    .filter(({ place }) => place > 0)
    .toSorted((one, other) => one.place - other.place);
  if (chosen.length === 0) return undefined;
  const value = chosen.map(({ text }) => text).join('、');
  return { key: first.item.of, label: first.item.question, value, holds: first.holds };
};

const singleLine = ({ key, label, holds, valueIn }: ReportColumn, answers: Answers): Line | undefined => {
  const value = valueIn(answers);
  return value === null ? undefined : { key, label, value: String(value), holds };
};

const linesOf = (definition: SurveyDefinition, answers: Answers): Line[] => {
  const columns = reportColumns(definition);
  const grouped = Map.groupBy(columns, ({ key, item }) => (item === undefined ? `/${key}` : item.of));
  return [...grouped.values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    return (first.item === undefined ? singleLine(first, answers) : chosenLine(same, answers)) ?? [];
  });
};

const isPersonal = ({ holds, value }: Line): boolean =>
  holds === 'personal' || (holds === 'words' && MAYBE_PERSONAL.test(value));

/** All answers of a participation, in the order of the questions. */
export const wholeAnswers = (definition: SurveyDefinition, answers: Answers): AnswerLine[] =>
  linesOf(definition, answers).map(({ key, label, value }) => ({ key, label, value, isMasked: false }));

/** The same, without answers that may be personal: contacts, files, sensitive questions, numbers in words (rule 14.68). */
export const maskedAnswers = (definition: SurveyDefinition, answers: Answers): AnswerLine[] =>
  linesOf(definition, answers).map((line) => {
    const isMasked = isPersonal(line);
    return { key: line.key, label: line.label, value: isMasked ? '' : line.value, isMasked };
  });
