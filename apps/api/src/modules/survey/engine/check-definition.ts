import { QuestionExpressionModel, QuestionNonValue } from 'survey-core';
import { buildModel } from './build-model.ts';
import { checkStructure } from './check-structure.ts';
import type { SurveyDefinition, SurveyJson } from './definition.ts';
import { expressionFault, questionsRead } from './expression.ts';
import { hostRulesSchema } from './host-rules-schema.ts';
import { isPlainObject } from './plain-object.ts';
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
 * unique names, expressions that parse and look back only, screening on the first page (decisions §3).
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

type PageNames = ReadonlyMap<string, ReadonlySet<string>>;

const hostFaults = ({ host }: SurveyDefinition, pages: PageNames): string[] => {
  const [first] = pages.keys();
  const screening = pages.get(host.screening.page);
  if (first !== host.screening.page || !screening)
    return [`the screening page must be the first one (${String(first)}), not ${host.screening.page}`];
  const rules = [...host.screening.screenOut, ...host.quotaCells].map((rule) => rule.when);
  const known = new Set([...pages.values()].flatMap((questions) => [...questions]));
  const names = host.quotaCells.map((cell) => cell.name);
  return [
    ...rules.flatMap((when) => expressionFault(when) ?? unscreened(when, screening)),
    ...host.contradictions.flatMap(
      ({ when }) =>
        expressionFault(when) ??
        questionsRead(when)
          .filter((name) => !known.has(name))
          .map((name) => `a contradiction reads ${name}, which is no question: ${when}`),
    ),
    ...names.flatMap((name, index) =>
      names.indexOf(name) === index ? [] : `two quota cells are named ${name}`,
    ),
    ...host.attentionChecks.flatMap(({ question }) =>
      known.has(question) ? [] : `an attention check names ${question}, which is no question`,
    ),
    ...host.attentionChecks.flatMap(({ question }) =>
      host.sensitive.includes(question) ? `an attention check names ${question}, which may be declined` : [],
    ),
  ];
};

const unscreened = (when: string, screening: ReadonlySet<string>): string[] =>
  questionsRead(when)
    .filter((name) => !screening.has(name))
    .map((name) => `a screening rule reads ${name}, which is not on the screening page: ${when}`);

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
    ...host.sensitive.flatMap((name) =>
      asked.has(name) ? [] : `host.sensitive names ${name}, which asks nothing`,
    ),
  ];
};
