import { type Question, QuestionExpressionModel, QuestionNonValue, QuestionSelectBase } from 'survey-core';
import { buildModel } from '../definition/build-model.ts';
import { checkStructure } from './check-structure.ts';
import { checkValue } from '../check/check-value.ts';
import type { SurveyDefinition, SurveyJson } from '../definition/definition.ts';
import { hostFaults } from './host-faults.ts';
import { hostRulesSchema } from './host-rules-schema.ts';
import { hasConditionalChoices } from './has-conditional-choices.ts';
import { isPlainObject } from '../plain-object.ts';
import { prefillFaults } from './prefill-faults.ts';
import { questionsReadIn } from '../definition/questions-read.ts';

export type DefinitionCheck =
  | { readonly ok: true; readonly definition: SurveyDefinition }
  | {
      readonly ok: false;
      /** In English, for the authors of definitions. */ readonly faults: readonly string[];
    };

const mostQuestions = 2_000;
/**
 * For each answer that a condition or text reads, survey-core visits every question. More would block other requests.
 */
const mostLooks = 200_000;

/**
 * Checks that a definition can be run: valid host rules, only supported questions and properties, unique names,
 * expressions that parse and read only earlier answers, screening on the first page (rule 3.7). The rest of the engine
 * relies on this check, so run it before a version is stored.
 */
export const checkDefinition = (candidate: unknown): DefinitionCheck => {
  if (!isPlainObject(candidate) || !isPlainObject(candidate['survey']))
    return { ok: false, faults: ['a definition is { survey, host }'] };
  const extra = Object.keys(candidate).filter((key) => key !== 'survey' && key !== 'host');
  if (extra.length > 0) return { ok: false, faults: extra.map((key) => `unknown part ${key}`) };
  const host = hostRulesSchema.safeParse(candidate['host']);
  if (!host.success)
    return {
      ok: false,
      faults: host.error.issues.map((issue) => `host.${issue.path.join('.')}: ${issue.message}`),
    };
  const definition: SurveyDefinition = { survey: candidate['survey'], host: host.data };
  const structure = checkStructure(definition.survey);
  const questions = [...structure.pages.values()].flatMap((names) => [...names]);
  const size = sizeFault(definition.survey, questions);
  if (size !== undefined) return { ok: false, faults: [size] };
  const faults =
    structure.faults.length > 0
      ? structure.faults
      : [...hostFaults(definition, structure.pages), ...coreFaults(definition)];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, definition };
};

const sizeFault = (survey: SurveyJson, questions: readonly string[]): string | undefined => {
  const count = questions.length;
  if (count > mostQuestions) return `a survey has at most ${mostQuestions} questions, not ${count}`;
  const read = questionsReadIn(survey);
  const looks = count * questions.filter((name) => read.has(name)).length;
  const most = Math.floor(mostLooks / count);
  return looks > mostLooks
    ? `at most ${most} of ${count} questions may be read by conditions and texts`
    : undefined;
};

/**
 * The faults that survey-core reports for the JSON, such as unknown properties and wrong values, and our checks on its
 * model.
 */
const coreFaults = ({ survey, host }: SurveyDefinition): string[] => {
  const model = buildModel(survey);
  const asked = new Set(
    model
      .getAllQuestions()
      .filter(
        (question) => !(question instanceof QuestionNonValue || question instanceof QuestionExpressionModel),
      )
      .map(({ name }) => name),
  );
  return [
    ...(model.jsonErrors ?? []).map((error) => error.message),
    ...host.sensitive.flatMap((name, index) =>
      asked.has(name) ? [] : `host.sensitive.${index}: names ${name}, which asks nothing`,
    ),
    ...prefillFaults(model, host),
    ...host.attentionChecks.flatMap(({ question, expected }, index) =>
      canBeAnswered(model.getQuestionByName(question), expected)
        ? []
        : `host.attentionChecks.${index}.expected: nobody can answer ${question} like that`,
    ),
  ];
};

/** Whether the question accepts this answer. Choices with a condition can't be checked here. */
const canBeAnswered = (question: Question | null, answer: unknown): boolean =>
  question === null ||
  checkValue(question, answer) === undefined ||
  (question instanceof QuestionSelectBase && hasConditionalChoices(question));
