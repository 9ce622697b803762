import { buildModel } from '../definition/build-model.ts';
import type { Answers, SurveyDefinition } from '../definition/definition.ts';
import { callsFunctions, questionsRead } from '../definition/expression.ts';
import { distinctAnswers, isAlwaysAnswered } from './distinct-answers.ts';
import { screen } from './screen.ts';

/** More combinations of answers are not tried. */
const most = 4_096;

/**
 * Whether everybody who passes the screener belongs to a quota cell. It tries every answer that the rules can distinguish.
 * False if there are too many of these, or if a rule reads an open text: then somebody may be in no cell.
 */
export function takesInEverybody(definition: SurveyDefinition): boolean {
  const { screening, quotaCells, sensitive } = definition.host;
  const rules = [...screening.screenOut, ...quotaCells].map(({ when }) => when);
  if (quotaCells.length === 0 || rules.some((rule) => callsFunctions(rule))) return false;
  const model = buildModel(definition.survey);
  let known: Answers[] = [{}];
  for (const name of new Set(rules.flatMap((rule) => questionsRead(rule)))) {
    const question = model.getQuestionByName(name);
    const values = question && distinctAnswers(question, rules);
    if (!values) return false;
    if (!isAlwaysAnswered(question) || sensitive.includes(name)) values.push(undefined);
    if (known.length * values.length > most) return false;
    known = known.flatMap((answers) => values.map((value) => ({ ...answers, [name]: value })));
  }
  return known.every((answers) => {
    const outcome = screen(definition, answers);
    return outcome.outcome === 'screenedOut' || outcome.cells.length > 0;
  });
}
