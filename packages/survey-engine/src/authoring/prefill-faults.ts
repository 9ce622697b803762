import type { Model, PageModel, PanelModel, Question } from 'survey-core';
import type { Prefill, SurveyDefinition } from '../definition/definition.ts';
import { choicesOf, isFillable } from '../definition/prefilled-questions.ts';
import { hasConditionalChoices } from './has-conditional-choices.ts';

/**
 * The faults of the questions that a profile may answer (rule 3.49). They stand on the screening page without a
 * condition, so that every answer is seen before it is sent.
 */
export const prefillFaults = (model: Model, { prefill = [], ...host }: SurveyDefinition['host']): string[] =>
  prefill.flatMap((entry, index) => {
    const place = `host.prefill.${index}`;
    const name = entry.question;
    const question = model.getQuestionByName(name);
    if (question === null || question.page?.name !== host.screening.page)
      return [`${place}.question: names ${name}, which is not on the screening page`];
    if (!isFillable(question))
      return [`${place}.question: names ${name}, which is no single or multiple choice`];
    if (prefill.findIndex((one) => one.question === name) < index)
      return [`${place}.question: names ${name}, which is filled already`];
    if (host.sensitive.includes(name)) return [`${place}.question: fills ${name}, which may be declined`];
    if (host.attentionChecks.some((check) => check.question === name))
      return [`${place}.question: fills ${name}, which is an attention check`];
    if (isConditional(question) || hasConditionalChoices(question))
      return [`${place}.question: fills ${name}, which has a condition`];
    return choiceFaults(`${place}.choices`, entry, new Set(choicesOf(question)));
  });

const choiceFaults = (
  place: string,
  { question, choices = {} }: Prefill,
  known: ReadonlySet<unknown>,
): string[] =>
  Object.entries(choices)
    .filter(([, choice]) => !known.has(choice))
    .map(([value, choice]) => `${place}.${value}: ${question} has no choice ${String(choice)}`);

/** Whether a question, or a panel or page around it, is shown under a condition. */
const isConditional = (question: Question): boolean => {
  let part: Question | PanelModel | PageModel | null = question;
  while (part !== null) {
    if (part.visibleIf) return true;
    // The parent of an element is a panel or a page; a page has none.
    part = (part.parent as PanelModel | PageModel | null | undefined) ?? null;
  }
  return false;
};
