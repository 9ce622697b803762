import { type Operation, pascal } from './operation.ts';
import { exportsOf, type Folder } from './output.ts';
import { answerOf, argumentsOf, declared, docOf, imported, modelsOf, passed } from './signature.ts';

const keyPath = ({ path, pathParams }: Operation): string =>
  pathParams.length === 0 ? `'${path}'` : `\`${path.replaceAll('{', '${')}\``;

const listed = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join(', ');

const querySource = (operation: Operation): string => {
  const { id, query, isQueryRequired } = operation;
  const name = pascal(id);
  const given = argumentsOf(operation);
  const answer = answerOf(operation);
  const args = declared(given);
  const [generics, types] = [
    `<Data = ${answer}, Failure = CallError<'${id}'>>`,
    `<${answer}, Failure, Data>`,
  ];
  return `export const get${name}QueryKey = (${args}) => [${listed(keyPath(operation), query && (isQueryRequired ? 'params' : '...(params ? [params] : [])'))}] as const;

export const get${name}QueryOptions = ${generics}(${listed(args, `options?: QueryHookOptions${types}`)}): CallQueryOptions${types} =>
  queryOptions${types}(get${name}QueryKey(${passed(given)}), (request) => ${id}(${listed(passed(given), 'request')}), options);

${docOf(operation)}export const use${name} = ${generics}(${listed(args, `options?: QueryHookOptions${types}`, 'queryClient?: QueryClient')}) =>
  useQuery(get${name}QueryOptions<Data, Failure>(${listed(passed(given), 'useRequest(options)')}), queryClient);
`;
};

const pagesSource = (operation: Operation): string => {
  const { id } = operation;
  const name = pascal(id);
  const given = argumentsOf(operation);
  const types = `<${answerOf(operation)}, CallError<'${id}'>>`;
  return `/** All pages of \`${id}\`, one after the other. */
export const use${name}Infinite = (${listed(declared(given), `options?: PagesOptions${types}`, 'queryClient?: QueryClient')}) =>
  usePages${types}(get${name}QueryKey(${passed(given)}), (cursor, request) => ${id}(${passed(given).replace('params', '{ ...params, ...cursor }')}, request), useRequest(options), queryClient);
`;
};

const mutationSource = (operation: Operation): string => {
  const { id, body, query, isKeyed, pathParams } = operation;
  const name = pascal(id);
  const given = argumentsOf(operation);
  const answer = answerOf(operation);
  const fields = [
    ...pathParams.map((each) => `${each.name}: ${each.type}`),
    ...(body ? [`data: ${body}`] : []),
    ...(query ? [`params?: ${query}`] : []),
    ...(isKeyed ? ['idempotencyKey?: string | undefined'] : []),
  ];
  const variables = fields.length > 0 ? `{ ${fields.join('; ')} }` : 'void';
  const made = given.map((each) => (each.type === body ? 'props.data' : `props.${each.name}`));
  const generics = `<Failure = CallError<'${id}'>, Context = unknown>`;
  const types = `<${answer}, Failure, ${name}Variables, Context>`;
  return `export type ${name}Variables = ${variables};

export const get${name}MutationOptions = ${generics}(options?: MutationHookOptions${types}) =>
  mutationOptions${types}('${id}', (${fields.length > 0 ? 'props' : '_'}, request) => ${id}(${listed(...made, isKeyed ? '{ ...request, idempotencyKey: props.idempotencyKey }' : 'request')}), options);

${docOf(operation)}export const use${name} = ${generics}(options?: MutationHookOptions${types}, queryClient?: QueryClient) =>
  useMutation(get${name}MutationOptions<Failure, Context>(useRequest(options)), queryClient);
`;
};

const modelsFor = (operations: readonly Operation[]): string[] =>
  modelsOf(operations.flatMap((each) => [answerOf(each), ...argumentsOf(each).map(({ type }) => type)]));

/** A TanStack Query hook for each call. */
export const hooks: Folder = {
  name: 'hooks',
  imports: (operations, tag) => {
    const hasQuery = operations.some(({ method }) => method === 'get');
    const hasMutation = operations.some(({ method }) => method === 'post');
    const hasFile = operations.some(({ data }) => data === 'file');
    const own = [
      hasMutation && 'mutationOptions, type MutationHookOptions',
      hasQuery && 'type CallQueryOptions, queryOptions, type QueryHookOptions',
      'useRequest',
    ];
    return `import { type QueryClient, ${listed(hasMutation && 'useMutation', hasQuery && 'useQuery')} } from '@tanstack/react-query';
${hasFile ? "import type { Download } from '../../calls/call.ts';\n" : ''}import type { CallError } from '../../calls/call-error.ts';
import { ${listed(...own)} } from '../../react/hooks.ts';
import ${imported(operations.map(({ id }) => id))} from '../calls/${tag}.ts';
import type ${imported(modelsFor(operations))} from '../model/index.ts';
`;
  },
  source: (operation) => (operation.method === 'get' ? querySource(operation) : mutationSource(operation)),
  extraFiles: (operations) => [{ path: 'hooks/index.ts', source: exportsOf(operations) }],
};

/**
 * A hook for each list that loads it page by page. These hooks have files of their own, so that a program without them doesn't
 * load their code.
 */
export const pages: Folder = {
  name: 'pages',
  has: ({ method, isPaged }) => method === 'get' && isPaged,
  imports: (lists, tag) => `import type { QueryClient } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { useRequest } from '../../react/hooks.ts';
import { type PagesOptions, usePages } from '../../react/use-pages.ts';
import ${imported(lists.map(({ id }) => id))} from '../calls/${tag}.ts';
import ${imported(lists.map(({ id }) => `get${pascal(id)}QueryKey`))} from '../hooks/${tag}.ts';
import type ${imported(modelsFor(lists))} from '../model/index.ts';
`,
  source: pagesSource,
  extraFiles: (lists) => [{ path: 'pages/index.ts', source: exportsOf(lists) }],
};
