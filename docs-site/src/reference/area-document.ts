import { errors } from '@yayan/contract';
import { errorTexts } from '@yayan/api-client/errors-en';
import { type Language, rootOf } from '../navigation.ts';
import {
  type Body,
  type Call,
  callsOf,
  type Described,
  type Document,
  type Operation,
  type Parameter,
} from './document.ts';
import { documentIn } from './document-in.ts';
import { exampleOf, type Schema, type Schemas } from './example.ts';
import { sdkCallOf } from './sdk-call.ts';
import { sdkSample } from './sdk-sample.ts';
import { descriptionOf, headerWords, limitWords, refusalHeads, summaryOf } from './words.ts';

const header = (name: string, example: string, description: string): Parameter => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
  example,
});

/** What every call carries; the document says it once, in its introduction. */
const commonHeaders = (language: Language): readonly Parameter[] =>
  (['z-client', 'z-version', 'z-device', 'z-device-id'] as const).map((name) =>
    header(name, headerWords[name].example, headerWords[name][language]),
  );

/**
 * The token of calls that take one, as a header: the renderer would mask it in its samples. It is the document's example, which
 * the mock knows as its member's, so samples and test requests run as they stand.
 */
const tokenOf = (
  { security = [] }: Operation,
  document: Document,
  language: Language,
): readonly Parameter[] => {
  const [scheme] = security.flatMap((choice) => Object.keys(choice));
  if (scheme === undefined) return [];
  const token = document.components['securitySchemes']?.[scheme] as Described;
  const isOptional = security.some((choice) => Object.keys(choice).length === 0);
  const shown = `Bearer ${String(exampleOf({ $ref: '#/components/schemas/AccessToken' }, document.components.schemas))}`;
  return [{ ...header('z-token', shown, descriptionOf(token, language)), required: !isOptional }];
};

/** An id that the mock knows, for paths whose schema's own example names something else. */
const knownIds: readonly (readonly [RegExp, string, string])[] = [
  [/^\/v1\/benefits\//u, 'id', 'b3Hs8nQ2wZtV'],
  [/\{groupId\}/u, 'groupId', 'g5Rf1zB7kMqJ'],
];

const knownId = (path: string, name: string): string | undefined =>
  knownIds.find(([pattern, of]) => of === name && pattern.test(path))?.[2];

const given = ({ name, schema }: Parameter, schemas: Schemas): unknown =>
  name === 'cursor' ? undefined : schema && (exampleOf(schema, schemas) ?? undefined);

/** Samples leave out what may be left out of a query: together, all filters of a list leave nothing of it. */
const isLeftOut = ({ in: place, name, required }: Parameter): boolean =>
  place === 'query' && !required && name !== 'limit';

const withExample =
  (path: string, schemas: Schemas) =>
  (parameter: Parameter): Parameter => {
    const value = knownId(path, parameter.name) ?? parameter.example ?? given(parameter, schemas);
    const { example: _, ...others } = parameter;
    return isLeftOut(parameter) && value !== undefined
      ? { ...others, examples: { default: { value, 'x-disabled': true } } }
      : { ...others, example: value };
  };

const isEnvelope = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && 'code' in value;

/** An answer as the server gives it: 200 is success. */
const answered = (value: unknown): unknown =>
  isEnvelope(value) ? { ...value, code: 200, msg: errors.OK.msg } : value;

const withExamples = (
  body: Body,
  schemas: Schemas,
  finish: (value: unknown) => unknown = (value) => value,
): Body => ({
  ...body,
  content: Object.fromEntries(
    Object.entries(body.content ?? {}).map(([type, media]) => [
      type,
      media.schema && type === 'application/json'
        ? { ...media, example: media.example ?? finish(exampleOf(media.schema, schemas)) }
        : media,
    ]),
  ),
});

const isName = (name: string): name is keyof typeof errors => Object.hasOwn(errors, name);

/** The refusals of a call with their messages in a language, as lines of its description. */
const refusalLines = (names: readonly string[], language: Language): string => {
  const rows = names.filter(isName).map((name) => {
    const { code, msg } = errors[name];
    const address = `${rootOf(language)}/reference/errors#${code}`;
    return `| [\`${name}\` ${code}](${address}) | ${language === 'zh' ? msg : errorTexts[code]} |`;
  });
  return rows.length === 0 ? '' : [refusalHeads[language], '| --- | --- |', ...rows].join('\n');
};

/** What a call does, how often it may be made, and its refusals. */
const descriptionWith = (operation: Operation, language: Language): string => {
  const limit = operation['x-calls-a-minute'];
  return [
    operation.description?.trimEnd(),
    limit === undefined ? '' : limitWords[language](limit),
    refusalLines(operation['x-errors'] ?? [], language),
  ]
    .filter(Boolean)
    .join('\n\n');
};

const complete = (document: Document, { path, operation }: Call, language: Language): Operation => {
  const { schemas } = document.components;
  const parameters = (operation.parameters ?? []).map((parameter) => {
    const name = parameter.$ref?.slice(parameter.$ref.lastIndexOf('/') + 1);
    return name === undefined ? parameter : (document.components['parameters']?.[name] as Parameter);
  });
  const { requestBody, responses } = operation;
  const ok = responses['200'];
  const completed = {
    ...operation,
    summary: summaryOf(operation, language),
    description: descriptionWith(operation, language),
    security: [],
    parameters: [
      ...parameters.map(withExample(path, schemas)),
      ...commonHeaders(language),
      ...tokenOf(operation, document, language),
    ],
    ...(requestBody ? { requestBody: withExamples(requestBody, schemas) } : {}),
    responses: { ...responses, ...(ok ? { 200: withExamples(ok, schemas, answered) } : {}) },
  };
  const call = sdkCallOf(completed);
  if (!call) return completed;
  const source = sdkSample(call, language);
  return { ...completed, 'x-codeSamples': [{ lang: 'typescript', label: 'TypeScript SDK', source }] };
};

const referencesOf = (value: unknown): readonly string[] =>
  [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name);

/** The schemas that a part of the document uses, at any depth. */
const used = (part: unknown, schemas: Schemas): Schemas => {
  const found = new Map<string, Schema>();
  const queue = [...referencesOf(part)];
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    const schema = schemas[name];
    if (!schema || found.has(name)) continue;
    found.set(name, schema);
    queue.push(...referencesOf(schema));
  }
  return Object.fromEntries(found);
};

/** The document of one area in a language, with every header and a true example in each sample. */
export const areaDocument = (source: Document, area: string, language: Language): Document => {
  const document = documentIn(source, language);
  const calls = callsOf(document).filter(({ operation }) => operation.tags.includes(area));
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of calls)
    (paths[call.path] ??= {})[call.method.toLowerCase()] = complete(document, call, language);
  const { schemas, securitySchemes: _, ...others } = document.components;
  return {
    ...document,
    tags: document.tags
      .filter(({ name }) => name === area)
      .map((tag) => ({ ...tag, description: descriptionOf(tag, language) })),
    paths,
    components: { ...others, schemas: used([paths, others], schemas) },
  };
};
