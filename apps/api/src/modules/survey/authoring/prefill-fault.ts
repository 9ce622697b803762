import { type PrefilledQuestion, prefilledQuestions, type SurveyDefinition } from '@yayan/survey-engine';
import { attributeField, isReusable } from '../../member/module.ts';
import type { TaskTexts } from '../../task/api.ts';
import { mayPrefill } from './may-prefill.ts';

/**
 * The first fault of the questions that a member's profile fills (rule 3.49): the attribute is a choice like the
 * question and not sensitive, its values fit, and the task asks for the consent. It begins with the path of its field.
 */
export function prefillFault(use: TaskTexts['dataUse'], definition: SurveyDefinition): string | undefined {
  const filled = prefilledQuestions(definition);
  for (const [index, question] of filled.entries()) {
    const fault = attributeFault(question);
    if (fault !== undefined) return `host.prefill.${index}.${fault}`;
  }
  return filled.length === 0 || mayPrefill(use)
    ? undefined
    : 'host.prefill: task.texts.dataUse must ask for consent and name 个人资料';
}

function attributeFault({
  question,
  attribute,
  isSeveral,
  isMapped,
  choices,
}: PrefilledQuestion): string | undefined {
  const field = attributeField(attribute);
  if (field === undefined) return `attribute: names ${attribute}, which is no attribute`;
  if (field.sensitive) return `attribute: names ${attribute}, which is sensitive`;
  if (!isReusable(field)) return `attribute: names ${attribute}, which has no choices`;
  if (isSeveral !== (field.kind === 'multiple'))
    return `attribute: names ${attribute}, which takes ${isSeveral ? 'one' : 'several'}, unlike ${question}`;
  const values = new Set(field.options.map(({ value }) => value));
  const stranger = isMapped ? [...choices.keys()].find((value) => !values.has(value)) : undefined;
  if (stranger !== undefined) return `attribute: ${attribute} has no value ${stranger}`;
  return [...choices.keys()].some((value) => values.has(value))
    ? undefined
    : `attribute: no choice of ${question} is a value of ${attribute}`;
}
