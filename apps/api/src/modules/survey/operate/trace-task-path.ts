import {
  type AnswerPath,
  answersFrom,
  checkDefinition,
  type GivenAnswer,
  type PathEnd,
  traceAnswers,
} from '@yayan/survey-engine';
import type { JoinResult } from '@yayan/contract';
import type { ConsoleDataOf } from '@yayan/contract/console';
import { usualReason } from '../../task/module.ts';
import type { TaskFile } from '../authoring/task-file.ts';

/** Where answers lead to, as operators see it. */
export type TaskPath = ConsoleDataOf<'traceTaskPath'>;

const LONGEST = 500;
const LONGEST_TITLE = 300;
const MOST_PARTS = 1000;
const cut = (text: string, longest = LONGEST): string => text.slice(0, longest);

/** The result that members get at the ends of a path. */
const results: Readonly<Record<Exclude<PathEnd['kind'], 'open'>, JoinResult>> = {
  complete: 1,
  screenedOut: 2,
  quotaFull: 3,
  attention: 4,
};

const pageTitle = ({ name, title }: { name: string; title: string }, at: number): string =>
  title === '' || title === name ? `第 ${at + 1} 页` : cut(title, LONGEST_TITLE);

const choicesOf = (choices: AnswerPath['pages'][number]['questions'][number]['choices']) =>
  choices.slice(0, LONGEST).map(({ value, text }) => ({ value: cut(value), text: cut(text) }));

const pagesOf = ({ pages }: AnswerPath): TaskPath['pages'] =>
  pages.map((page, at) => ({
    name: cut(page.name),
    title: pageTitle(page, at),
    shown: page.isShown,
    reached: page.isReached,
    questions: page.questions.map(({ name, title, isShown, decides, input, choices, parts, problem }) => ({
      name: cut(name),
      title: cut(title, LONGEST_TITLE),
      shown: isShown,
      decides,
      input,
      choices: choicesOf(choices),
      parts: parts.slice(0, MOST_PARTS).map((part) => ({
        path: part.path.map((key) => cut(key)),
        title: cut(part.title, LONGEST_TITLE),
        input: part.input,
        choices: choicesOf(part.choices),
      })),
      problem: problem === undefined ? null : cut(problem, LONGEST_TITLE),
    })),
  }));

/** Walks the questionnaire of a file with these answers (rule 14.77); undefined if the task has none. */
export function traceTaskPath(
  file: TaskFile,
  { answers: given, full, now }: { answers: readonly GivenAnswer[]; full: readonly string[]; now: Date },
): TaskPath | undefined {
  const check = file.candidate === undefined ? undefined : checkDefinition(file.candidate);
  if (check?.ok !== true) return undefined;
  const { definition } = check;
  const { answers, unknown } = answersFrom(definition, given);
  const path = traceAnswers(definition, answers, full);
  const { end } = path;
  const pages = pagesOf(path);
  const titles = new Map(
    [...pages, ...pages.flatMap(({ questions }) => questions)].map(({ name, title }) => [name, title]),
  );
  const reasonOf = (): string => {
    if (end.kind === 'open') return titles.get(end.page) ?? '';
    if (end.kind === 'screenedOut') return end.reason;
    if (end.kind === 'quotaFull') return end.cells.join('、');
    return end.kind === 'attention' ? end.questions.map((name) => titles.get(name) ?? name).join('、') : '';
  };
  const detail = end.kind === 'attention' ? 'attention' : null;
  return {
    pages,
    cells: path.cells.map((cell) => cut(cell)),
    quotas: definition.host.quotaCells.map(({ name }) => cut(name)),
    contradictions: path.contradictions.map((reason) => cut(reason)),
    unknown: unknown.map((name) => cut(name)),
    end: end.kind,
    reason: reasonOf().slice(0, 2000),
    result: end.kind === 'open' ? null : usualReason(file.task(now), { result: results[end.kind], detail }),
  };
}
