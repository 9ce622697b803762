import { type Document, nameOf, type Operation, type Parameter } from './document.ts';
import { type Comparison, schemaBreaks } from './schema-breaks.ts';

const operationsOf = ({ paths }: Document): Map<string, Operation> =>
  new Map(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item)
        .filter(([method]) => method === 'get' || method === 'post')
        .map(([method, operation]): [string, Operation] => [`${method.toUpperCase()} ${path}`, operation]),
    ),
  );

const parametersOf = (document: Document, { parameters = [] }: Operation): Map<string, Parameter> =>
  new Map(
    parameters.map((given) => {
      const found = given.$ref === undefined ? given : document.components.parameters?.[nameOf(given.$ref)];
      if (!found) throw new Error(`The document has no parameter ${given.$ref}`);
      return [`${found.in}.${found.name}`, found];
    }),
  );

/** Who may call an operation: kinds of token, or `nobody's`. */
const callersOf = ({ security = [] }: Operation): string[] =>
  security.length === 0 ? ['no token'] : security.map((each) => Object.keys(each).join('+') || 'no token');

const parameterBreaks = (comparison: Comparison, old: Operation, now: Operation, at: string): string[] => {
  const was = parametersOf(comparison.before, old);
  const is = parametersOf(comparison.after, now);
  const demanded = [...is]
    .filter(([name, { required }]) => required && !was.get(name)?.required)
    .map(([name]) => `${at}: ${name} is required now`);
  const rest = [...was].flatMap(([name, parameter]) => {
    const next = is.get(name);
    return next
      ? schemaBreaks(comparison, parameter.schema, next.schema, 'sent', `${at}: ${name}`)
      : [`${at}: ${name} is gone`];
  });
  return [...demanded, ...rest];
};

const bodyBreaks = (comparison: Comparison, old: Operation, now: Operation, at: string): string[] => {
  const was = old.requestBody?.content['application/json']?.schema;
  const is = now.requestBody?.content['application/json']?.schema;
  if (was && !is) return [`${at}: its body is gone`];
  if (!was && is && now.requestBody?.required) return [`${at}: a body is required now`];
  return was && is ? schemaBreaks(comparison, was, is, 'sent', `${at}: body`) : [];
};

const answerBreaks = (comparison: Comparison, old: Operation, now: Operation, at: string): string[] => {
  const contents = { was: old.responses['200']?.content ?? {}, is: now.responses['200']?.content ?? {} };
  return Object.entries(contents.was).flatMap(([type, { schema }]) => {
    const next = contents.is[type];
    if (!next) return [`${at}: no longer answers ${type}`];
    return schema && next.schema ? schemaBreaks(comparison, schema, next.schema, 'got', `${at}: answer`) : [];
  });
};

/**
 * What breaks for clients of an older document, one line each: removed calls, parameters and fields, values that are no longer
 * accepted, newly required values, narrower types in requests and wider types in answers. New calls, optional parameters,
 * fields of answers and values of enumerations break nothing.
 */
export const breakingChanges = (before: Document, after: Document): readonly string[] => {
  const comparison: Comparison = { before, after, compared: new Set() };
  const current = operationsOf(after);
  const calls = [...operationsOf(before)].flatMap(([call, old]) => {
    const at = `${call} (${old.operationId})`;
    const now = current.get(call);
    if (!now) return [`${at} is gone`];
    const callers = callersOf(now);
    return [
      ...(now.operationId === old.operationId ? [] : [`${at} is called ${now.operationId} now`]),
      ...callersOf(old)
        .filter((caller) => !callers.includes(caller))
        .map((caller) => `${at} can't be called with ${caller} any more`),
      ...parameterBreaks(comparison, old, now, at),
      ...bodyBreaks(comparison, old, now, at),
      ...answerBreaks(comparison, old, now, at),
    ];
  });
  const lost = Object.keys(before.components.schemas).filter((name) => !after.components.schemas[name]);
  return [...new Set([...calls, ...lost.map((name) => `the type ${name} is gone`)])];
};
