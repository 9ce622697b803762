import {
  type ItemValue,
  type Question,
  QuestionExpressionModel,
  QuestionNonValue,
  QuestionSelectBase,
} from 'survey-core';
import { buildModel } from './build-model.ts';
import { checkStructure } from './check-structure.ts';
import { checkValue } from '../check/check-value.ts';
import type { SurveyDefinition, SurveyJson } from './definition.ts';
import { hostFaults } from './host-faults.ts';
import { hostRulesSchema } from './host-rules-schema.ts';
import { isPlainObject } from '../plain-object.ts';
import { questionsReadIn } from './questions-read.ts';

export type DefinitionCheck =
  | { readonly ok: true; readonly definition: SurveyDefinition }
  | {
      readonly ok: false;
      /** In English, for whoever writes definitions. */ readonly faults: readonly string[];
    };

const mostQuestions = 2_000;
/** Each answer that something reads costs a look at every question: more would keep everybody else waiting. */
const mostLooks = 200_000;

/**
 * Whether a definition can be run: host rules have their shape, only supported questions and properties,
 * unique names, expressions that parse and look back only, screening on the first page (rule 3.7).
 * Everything else in this folder relies on it; run it before a version is stored.
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

/** What survey-core says about the JSON: unknown properties, wrong values; and what only shows or computes something. */
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
    ...host.attentionChecks.flatMap(({ question, expected }, index) =>
      canBeAnswered(model.getQuestionByName(question), expected)
        ? []
        : `host.attentionChecks.${index}.expected: nobody can answer ${question} like that`,
    ),
  ];
};

/** Whether an answer is one that the question takes; what it offers on a condition only is not known here. */
const canBeAnswered = (question: Question | null, answer: unknown): boolean =>
  question === null ||
  checkValue(question, answer) === undefined ||
  (question instanceof QuestionSelectBase && isConditional(question));

const isConditional = ({ choicesVisibleIf, choices }: QuestionSelectBase): boolean =>
  Boolean(choicesVisibleIf) || (choices as ItemValue[]).some(({ visibleIf }) => Boolean(visibleIf)); // A question holds its choices as items.
