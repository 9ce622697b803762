import { declinedKey } from '@yayan/survey-engine/answer-keys';
import type { Answers } from './runner-types.ts';
import { conditionHolds, namesRead } from './condition.ts';
import { nameOf, type Part, partsOf } from './parts.ts';

/** True, false, or undefined when only survey-core can decide. */
type Tristate = boolean | undefined;

/** Properties that make survey-core set an answer by itself. */
const givesAnswer = /^(?:default|setValue|resetValue|valueName|copy|calculate)|^expression$/iu;
/** Properties that hide an element independently of its condition. */
const hides = /^(?:hide|visible(?!If$))/u;

const all = (known: readonly Tristate[]): Tristate =>
  known.includes(false) ? false : known.includes(undefined) ? undefined : true;
const some = (known: readonly Tristate[]): Tristate =>
  known.includes(true) ? true : known.includes(undefined) ? undefined : false;

interface Question {
  readonly part: Part;
  /** The conditions of the question and of all its containers. */
  readonly conditions: readonly unknown[];
  /** The question with its panels and its page. */
  readonly around: readonly Part[];
}

const isEmptyAnswer = (answer: unknown): Tristate => {
  if (answer === undefined || answer === null || answer === '') return true;
  if (Array.isArray(answer)) return answer.length === 0;
  return typeof answer === 'object' ? undefined : false;
};

/** Reads from a definition, without survey-core, which parts are asked with the answers so far. */
export const readAskedParts = (pages: readonly Part[], answers: Answers) => {
  const questions = new Map<string, Question>();
  const note = (part: Part, around: readonly Part[]): void => {
    const here = [...around, part];
    if (Array.isArray(part['elements'])) for (const child of partsOf(part, 'elements')) note(child, here);
    else
      questions.set(nameOf(part), {
        part,
        around: here,
        conditions: here.map(({ visibleIf }) => visibleIf),
      });
  };
  for (const page of pages) note(page, []);

  const deciding = new Set<string>();
  /** Whether survey-core will keep the stored answer of the question unchanged. */
  const isSettled = (name: string): boolean => {
    const question = questions.get(name);
    if (!question || Object.keys(question.part).some((key) => givesAnswer.test(key))) return false;
    if (answers[name] === undefined) return true;
    if (deciding.has(name)) return false;
    deciding.add(name);
    const isKept = all(question.around.map((part) => isAllowed(part))) === true;
    deciding.delete(name);
    return isKept;
  };
  const holds = (condition: unknown): Tristate => {
    if (condition === undefined || condition === '') return true;
    if (typeof condition !== 'string') return undefined;
    return namesRead(condition).every(isSettled) ? conditionHolds(condition, answers) : undefined;
  };
  /** Whether the part's own condition allows it to be asked. */
  const isAllowed = (part: Part): Tristate => {
    if (Object.keys(part).some((key) => hides.test(key) && part[key] !== true)) return undefined;
    return holds(part['visibleIf']);
  };
  const isAsked = (part: Part): Tristate =>
    Array.isArray(part['elements'])
      ? all([isAllowed(part), some(partsOf(part, 'elements').map((child) => isAsked(child)))])
      : isAllowed(part);

  const questionsIn = (part: Part): readonly string[] =>
    Array.isArray(part['elements'])
      ? partsOf(part, 'elements').flatMap((child) => questionsIn(child))
      : [nameOf(part)];

  const isQuestionAnswered = (name: string): Tristate => {
    if (answers[declinedKey(name)] === true) return true;
    const question = questions.get(name);
    if (question && Object.keys(question.part).some((key) => givesAnswer.test(key))) return undefined;
    const isEmpty = isEmptyAnswer(answers[name]);
    if (isEmpty !== false) return isEmpty === true ? false : undefined;
    return isSettled(name) ? true : undefined;
  };

  return {
    /** Whether a page, panel or question is asked. */
    isAsked,
    /** The names of all questions in a part. */
    questionsIn,
    /** Whether a part has an answer, or was declined. */
    isAnswered: (part: Part): Tristate => some(questionsIn(part).map((name) => isQuestionAnswered(name))),
    isQuestion: (name: string): boolean => questions.has(name),
    /** Whether further answers to these questions may change how many others are asked, like `mayBranch` for the model. */
    mayBranch: (ahead: ReadonlySet<string>): Tristate =>
      some(
        [...questions].map(([name, { conditions, around }]) => {
          const reads = conditions.some(
            (condition) =>
              typeof condition === 'string' && namesRead(condition).some((read) => ahead.has(read)),
          );
          if (!reads) return false;
          if (ahead.has(name)) return true;
          const isAskedNow = all(around.map((part) => isAllowed(part)));
          return isAskedNow === undefined ? undefined : !isAskedNow;
        }),
      ),
  };
};

export type AskedParts = ReturnType<typeof readAskedParts>;
