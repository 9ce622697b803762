import type { Model } from 'survey-core';
import type { AnswerChanges } from '../../definition/runner-types.ts';
import { decline } from '../questions/decline.ts';

const comment = '-Comment';
const declined = '-Declined';

/** Shows one answer of another device. `undefined` removes it. */
const apply = (model: Model, name: string, answer: unknown): void => {
  if (name.endsWith(comment))
    return model.setComment(name.slice(0, -comment.length), typeof answer === 'string' ? answer : '');
  const question = name.endsWith(declined) ? model.getQuestionByName(name.slice(0, -declined.length)) : null;
  if (question) return decline(model, question, answer === true);
  if (answer === undefined) model.clearValue(name);
  else model.setValue(name, structuredClone(answer));
};

/** Shows answers from another device. */
export const applyChanges = (model: Model, { answers, cleared }: AnswerChanges): void => {
  for (const name of cleared) apply(model, name, undefined);
  for (const [name, answer] of Object.entries(answers)) apply(model, name, answer);
};
