import { nameOf, type Operation, pascal } from './operation.ts';

/** A parameter of a generated function. */
interface Argument {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
}

const camel = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** The parameters of a call, in order, without its options. */
export const argumentsOf = ({ pathParams, body, query, isQueryRequired }: Operation): readonly Argument[] => [
  ...pathParams.map((each) => ({ ...each, optional: false })),
  ...(body ? [{ name: camel(body), type: body, optional: false }] : []),
  ...(query ? [{ name: 'params', type: query, optional: !isQueryRequired }] : []),
];

/** The type of a call's last argument. */
export const optionsTypeOf = ({ isKeyed }: Operation): string =>
  isKeyed ? 'KeyedCallOptions' : 'CallOptions';

/** An optional argument before a required one is `| undefined` instead. */
export const declared = (list: readonly Argument[]): string =>
  list
    .map(({ name, type, optional }, at) => {
      const isLast = list.slice(at + 1).every((next) => next.optional);
      return optional && isLast ? `${name}?: ${type}` : `${name}: ${type}${optional ? ' | undefined' : ''}`;
    })
    .join(', ');

export const passed = (list: readonly Argument[]): string => list.map(({ name }) => name).join(', ');

/** The type of a call's result. */
export const answerOf = (operation: Operation): string => {
  const { data, id } = operation;
  if (data === 'file') return 'Download';
  return data.$ref ? nameOf(data.$ref) : `${pascal(id)}200['data']`;
};

const builtIn = new Set(['string', 'number', 'Download']);

/** The names of the models that a module of these operations imports. */
export const modelsOf = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => text.replace(/\[.*$/, '')))].filter((name) => !builtIn.has(name)).sort();

export const docOf = ({ summary, description }: Operation): string => {
  const lines = [summary, ...(description.trim() ? ['', ...description.trim().split('\n')] : [])];
  return `/**\n${lines.map((line) => ` * ${line}`.trimEnd()).join('\n')}\n */\n`.replaceAll(
    '*/\n *',
    '* /\n *',
  );
};

/** Names of an import, one per line, so that two changes of the document can be merged. */
export const imported = (names: readonly string[]): string =>
  `{\n${names.map((name) => `  ${name},\n`).join('')}}`;
