import {
  type PanelModelBase,
  type Question,
  QuestionRatingModel,
  QuestionSelectBase,
  QuestionTextModel,
} from 'survey-core';

/** A question of several choices has 2ⁿ answers. */
const mostOfSeveral = 8;

/** Whether nobody can go on without an answer to the question. */
export const isAlwaysAnswered = (question: Question): boolean => {
  if (!question.isRequired) return false;
  for (
    let block: Question | PanelModelBase | null = question;
    block;
    block = block.parent as PanelModelBase | null
  )
    if (block.visibleIf) return false;
  return true;
};

/** The answers of a question that rules can distinguish; undefined if they can't be listed. */
export function distinctAnswers(question: Question, rules: readonly string[]): unknown[] | undefined {
  const type = question.getType();
  if (type === 'boolean') return [true, false];
  if (question instanceof QuestionRatingModel) return question.visibleRateValues.map(({ value }) => value);
  if (question instanceof QuestionSelectBase) {
    const values: unknown[] = question.visibleChoices.map(({ value }) => value);
    if (type === 'radiogroup' || type === 'dropdown') return values;
    const named = values.filter((value) => rules.some((rule) => rule.includes(String(value))));
    // Choices that no rule names all have the same result, so one of them is enough.
    const distinct = [...named, ...values.filter((value) => !named.includes(value)).slice(0, 1)];
    return type === 'checkbox' && distinct.length <= mostOfSeveral ? subsets(distinct) : undefined;
  }
  return question instanceof QuestionTextModel && question.inputType === 'number'
    ? numbers(question, rules)
    : undefined;
}

/** All non-empty sets of these values. */
const subsets = (values: readonly unknown[]): unknown[][] =>
  Array.from({ length: 2 ** values.length - 1 }, (_, index) =>
    values.filter((_value, place) => Math.floor((index + 1) / 2 ** place) % 2 === 1),
  );

/**
 * The numbers that the rules name and the question's own limits, one number between each two of them, and one beyond each end.
 */
function numbers({ min, max }: QuestionTextModel, rules: readonly string[]): number[] {
  const limits = [min, max]
    .filter((limit) => limit !== '')
    .map(Number)
    .filter(Number.isFinite);
  const named = rules.flatMap((rule) => rule.match(/-?\d+(?:\.\d+)?/gu) ?? []).map(Number);
  const bounds = [...new Set([...named, ...limits])].toSorted((one, other) => one - other);
  const between = bounds.slice(1).map((bound, index) => (bound + (bounds[index] ?? bound)) / 2);
  const all = [...bounds, ...between, (bounds.at(0) ?? 0) - 1, (bounds.at(-1) ?? 0) + 1];
  return all.filter((one) => !(one < Number(min || one)) && !(one > Number(max || one)));
}
