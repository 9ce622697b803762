import type { SurveyJson } from '@yayan/survey';

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly Json[] => (Array.isArray(value) ? value.filter(isJson) : []);

/** A value as text, whatever a definition or an answer holds. */
const plain = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

const comment = '-Comment';
const declined = '-Declined';
/** The question that an answer belongs to. */
const questionName = (name: string): string => name.replace(/-(?:Comment|Declined)$/u, '');

/** Every element of a definition, also those in panels. */
const elementsOf = (part: Json): readonly Json[] =>
  [...listOf(part['pages']), ...listOf(part['elements']), ...listOf(part['templateElements'])].flatMap(
    (one) => [one, ...elementsOf(one)],
  );

const elementOf = (definition: SurveyJson, name: string): Json | undefined =>
  elementsOf(definition).find((one) => one['name'] === questionName(name) && one['type'] !== undefined);

const titleOf = (one: Json | undefined, fallback: string): string => {
  const title = one?.['title'] ?? one?.['text'];
  return typeof title === 'string' ? title : fallback;
};

/** The question's title, as the respondent reads it. */
export const questionTitle = (definition: SurveyJson, name: string): string => {
  const title = titleOf(elementOf(definition, name), questionName(name));
  return name.endsWith(comment) ? `${title}（补充说明）` : title;
};

/** Whether an answer follows from others, so that nobody chooses it. */
export const isComputed = (definition: SurveyJson, name: string): boolean =>
  elementOf(definition, name)?.['type'] === 'expression';

/** The name of a choice, row, column or field by its value. */
const named = (element: Json | undefined, value: string): string => {
  const all = ['choices', 'rows', 'columns', 'rateValues', 'items'].flatMap((key) => listOf(element?.[key]));
  return titleOf(
    all.find((one) => plain(one['value'] ?? one['name']) === value),
    value,
  );
};

const textOf = (element: Json | undefined, value: unknown): string => {
  if (Array.isArray(value)) return value.map((one) => textOf(element, one)).join('、');
  if (isJson(value)) {
    if (typeof value['name'] === 'string' && 'content' in value) return value['name'];
    return Object.entries(value)
      .map(([key, one]) => `${named(element, key)}：${textOf(element, one)}`)
      .join('；');
  }
  if (typeof value === 'boolean') return value ? '是' : '否';
  return named(element, plain(value));
};

/** One answer as text: choices by their words, fields with their names, files by theirs. */
export const answerText = (definition: SurveyJson, name: string, value: unknown): string => {
  if (value === undefined || value === null) return '没有作答';
  if (name.endsWith(declined)) return value === true ? '不想回答' : '愿意回答';
  const text = name.endsWith(comment) ? plain(value) : textOf(elementOf(definition, name), value);
  return text === '' ? '没有作答' : text;
};
