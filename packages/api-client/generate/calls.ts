import type { Operation } from './document.ts';
import type { Refusals } from './refusals.ts';
import { answerOf, argumentsOf, declared, docOf, imported, modelsOf } from './signature.ts';

const addressOf = ({ path, pathParams }: Operation): string =>
  pathParams.length === 0
    ? `'${path}'`
    : `\`${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `\${encodeURIComponent(${name})}`)}\``;

const callSource = (operation: Operation, refusals: Refusals): string => {
  const { id, method, body, query, headers, data } = operation;
  const given = argumentsOf(operation);
  const answer = answerOf(operation);
  const own = refusals.ownOf(operation);
  const request = [
    `url: ${addressOf(operation)}`,
    `method: '${method.toUpperCase()}'`,
    ...(query ? ['params'] : []),
    ...(headers ? ['headers: { ...headers }'] : []),
    ...(body ? [`data: ${given.find(({ type }) => type === body)?.name}`] : []),
    ...(data === 'file' ? ["responseType: 'blob'"] : []),
  ];
  const table = own.map(({ code, name }) => `${code}: '${name}'`).join(', ');
  return `${docOf(operation)}export const ${id} = (${[declared(given), 'options?: CallOptions'].filter(Boolean).join(', ')}): Promise<${answer}> =>
  call<${answer}>({ ${request.join(', ')} }, options${table ? `, { ${table} }` : ''});
`;
};

/** Source of a module with a function for each call of one tag. */
export const callsSource = (operations: readonly Operation[], refusals: Refusals): string => {
  const models = modelsOf(
    operations.flatMap((each) => [answerOf(each), ...argumentsOf(each).map(({ type }) => type)]),
  );
  const hasFile = operations.some(({ data }) => data === 'file');
  return `import { call, type CallOptions${hasFile ? ', type Download' : ''} } from '../../calls/call.ts';
import type ${imported(models)} from '../model/index.ts';

${operations.map((each) => callSource(each, refusals)).join('\n')}`;
};
