import { type PanelModelBase, type Question, QuestionNonValue, QuestionSelectBase } from 'survey-core';
import { buildModel } from '../definition/build-model.ts';
import type { Answers, SurveyDefinition } from '../definition/definition.ts';
import { callsFunctions, holds, questionsRead } from '../definition/expression.ts';
import { distinctAnswers, isAlwaysAnswered } from '../run/distinct-answers.ts';
import { screen } from '../run/screen.ts';

/** Something about the branches of a questionnaire that its author hardly wants. */
export interface BranchDoubt {
  /**
   * Nobody ever sees a question; a screen-out rule never applies; every answer is screened out; nobody who passes is in a quota
   * cell; somebody who passes is in none, so no quota limits them.
   */
  readonly kind: 'neverShown' | 'neverOut' | 'nobodyIn' | 'emptyCell' | 'noCell';
  /** The question's name, the rule's reason or the cell's name. Empty for the others. */
  readonly name: string;
}

export interface BranchCheck {
  readonly doubts: readonly BranchDoubt[];
  /** The questions whose conditions read open texts, call functions, or have too many combinations of answers. */
  readonly unchecked: readonly string[];
  /** Whether every answer that the rules of screening and quotas can distinguish was tried. */
  readonly screeningChecked: boolean;
}

/** More combinations of answers are not tried for one condition, nor for all of them together. */
const MOST_OF_ONE = 512;
const MOST_OF_ALL = 20_000;

/**
 * Walks the branches of a checked definition: it tries every answer that the conditions can distinguish. There are no loops,
 * because a condition reads only what comes before it.
 */
export function checkBranches(definition: SurveyDefinition): BranchCheck {
  const walk = new BranchWalk(definition);
  const doubts: BranchDoubt[] = [];
  const unchecked: string[] = [];
  for (const question of walk.questions) {
    const shown = walk.isEverShown(question);
    if (shown === undefined) unchecked.push(question.name);
    else if (!shown) doubts.push({ kind: 'neverShown', name: question.name });
  }
  const screening = screeningDoubts(definition, walk);
  return {
    doubts: [...doubts, ...(screening ?? [])],
    unchecked,
    screeningChecked: screening !== undefined,
  };
}

/** The doubts about screening and quotas; undefined if there are too many answers, or rules read open texts. */
function screeningDoubts(definition: SurveyDefinition, walk: BranchWalk): BranchDoubt[] | undefined {
  const { screening, quotaCells } = definition.host;
  const rules = [...screening.screenOut, ...quotaCells].map(({ when }) => when);
  if (rules.length === 0) return [];
  const people = walk.answersTo(rules);
  if (people === undefined) return undefined;
  const outcomes = people.map((answers) => screen(definition, answers));
  const passing = outcomes.flatMap((each) => (each.outcome === 'in' ? [each.cells] : []));
  if (passing.length === 0) return [{ kind: 'nobodyIn', name: '' }];
  const reasons = new Set(outcomes.flatMap((each) => (each.outcome === 'in' ? [] : [each.reason])));
  const filled = new Set(passing.flat());
  return [
    ...screening.screenOut.flatMap(({ reason }): BranchDoubt[] =>
      reasons.has(reason) ? [] : [{ kind: 'neverOut', name: reason }],
    ),
    ...quotaCells.flatMap(({ name }): BranchDoubt[] =>
      filled.has(name) ? [] : [{ kind: 'emptyCell', name }],
    ),
    ...(quotaCells.length > 0 && passing.some((cells) => cells.length === 0)
      ? [{ kind: 'noCell', name: '' } as const]
      : []),
  ];
}

/** Tries combinations of answers, of all conditions together only so many. */
class BranchWalk {
  /** Every question, in the order in which they are asked. */
  readonly questions: readonly Question[];
  readonly #byName: ReadonlyMap<string, Question>;
  readonly #definition: SurveyDefinition;
  readonly #known = new Map<string, boolean | undefined>();
  #left = MOST_OF_ALL;

  constructor(definition: SurveyDefinition) {
    this.#definition = definition;
    this.questions = buildModel(definition.survey).pages.flatMap((page) => page.questions);
    this.#byName = new Map(this.questions.map((question) => [question.name, question]));
  }

  /** Whether somebody who is not screened out sees the question; undefined if that can't be tried. */
  isEverShown(question: Question): boolean | undefined {
    const conditions = conditionsOf(question);
    if (conditions.length === 0) return true;
    const isScreening = question.page?.name === this.#definition.host.screening.page;
    const key = JSON.stringify([isScreening, conditions]);
    if (!this.#known.has(key)) this.#known.set(key, this.#isEverTrue(conditions, isScreening));
    return this.#known.get(key);
  }

  #isEverTrue(conditions: readonly string[], isScreening: boolean): boolean | undefined {
    const isTrue = (answers: Answers): boolean => conditions.every((when) => holds(when, answers));
    const outs = isScreening ? [] : this.#definition.host.screening.screenOut.map(({ when }) => when);
    const people = outs.length === 0 ? undefined : this.answersTo([...conditions, ...outs]);
    // Too many answers together: then it is enough that somebody would see it.
    if (people === undefined) return this.answersTo(conditions)?.some(isTrue);
    return people.some((answers) => isTrue(answers) && screen(this.#definition, answers).outcome === 'in');
  }

  /** All answers that these rules can distinguish, without those of questions that they hide; undefined if too many. */
  answersTo(rules: readonly string[]): Answers[] | undefined {
    const asked = this.#readBy(rules);
    if (asked === undefined) return undefined;
    const all = [...rules, ...asked.flatMap(conditionsOf)];
    let people: Answers[] = [{}];
    for (const question of asked) {
      const values = distinctAnswers(question, all);
      if (values === undefined || hasConditionalChoices(question)) return undefined;
      if (!isAlwaysAnswered(question) || this.#definition.host.sensitive.includes(question.name))
        values.push(undefined);
      if (people.length * values.length > Math.min(MOST_OF_ONE, this.#left)) return undefined;
      const conditions = conditionsOf(question);
      people = people.flatMap((answers) =>
        conditions.every((when) => holds(when, answers))
          ? values.map((value) => ({ ...answers, [question.name]: value }))
          : [answers],
      );
      this.#left -= people.length;
    }
    return people;
  }

  /** The questions that these rules read, and those that decide whether these are shown, in their order. */
  #readBy(rules: readonly string[]): Question[] | undefined {
    const names = new Set<string>();
    const open = [...rules];
    for (let rule = open.pop(); rule !== undefined; rule = open.pop()) {
      if (callsFunctions(rule)) return undefined;
      for (const name of questionsRead(rule)) {
        const question = this.#byName.get(name);
        if (question === undefined || question instanceof QuestionNonValue) return undefined;
        if (names.has(name)) continue;
        names.add(name);
        open.push(...conditionsOf(question));
      }
    }
    return this.questions.filter(({ name }) => names.has(name));
  }
}

/** The conditions of a question and of the panels and the page around it. */
function conditionsOf(question: Question): string[] {
  const conditions: string[] = [];
  for (
    let block: Question | PanelModelBase | null = question;
    block;
    block = block.parent as PanelModelBase | null
  )
    if (block.visibleIf) conditions.push(block.visibleIf);
  return conditions;
}

/** Which choices are offered depends on other answers. */
const hasConditionalChoices = (question: Question): boolean =>
  question instanceof QuestionSelectBase &&
  (Boolean(question.choicesVisibleIf) || question.choices.some(({ visibleIf }) => Boolean(visibleIf)));
