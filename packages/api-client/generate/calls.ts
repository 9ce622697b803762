import type { Operation } from './operation.ts';
import { exportsOf, type Folder } from './output.ts';
import { readRefusals, refusalsSource } from './refusals.ts';
import { answerOf, argumentsOf, declared, docOf, imported, modelsOf, optionsTypeOf } from './signature.ts';
import { subjectsSource } from './subjects.ts';

const refusals = readRefusals();

const addressOf = ({ path, pathParams }: Operation): string =>
  pathParams.length === 0
    ? `'${path}'`
    : `\`${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `\${encodeURIComponent(${name})}`)}\``;

const callSource = (operation: Operation): string => {
  const { id, method, body, query, isKeyed, data } = operation;
  const given = argumentsOf(operation);
  const answer = answerOf(operation);
  const own = refusals.ownOf(operation);
  const request = [
    `operation: '${id}'`,
    `url: ${addressOf(operation)}`,
    `method: '${method.toUpperCase()}'`,
    ...(query ? ['params'] : []),
    ...(isKeyed ? ['keyed: true'] : []),
    ...(body ? [`data: ${given.find(({ type }) => type === body)?.name}`] : []),
    ...(data === 'file' ? ["responseType: 'blob'"] : []),
  ];
  const table = own.map(({ code, name }) => `${code}: '${name}'`).join(', ');
  return `${docOf(operation)}export const ${id} = (${[declared(given), `options?: ${optionsTypeOf(operation)}`].filter(Boolean).join(', ')}): CallPromise<${answer}> =>
  call<${answer}>({ ${request.join(', ')} }, options${table ? `, { ${table} }` : ''});
`;
};

/** A function for each call; and the tables that belong to all of them. */
export const calls: Folder = {
  name: 'calls',
  imports: (operations) => {
    const models = modelsOf(
      operations.flatMap((each) => [answerOf(each), ...argumentsOf(each).map(({ type }) => type)]),
    );
    const hasFile = operations.some(({ data }) => data === 'file');
    const types = [
      ...new Set(['CallPromise', ...operations.map(optionsTypeOf), ...(hasFile ? ['Download'] : [])]),
    ];
    return `import { call, ${types
      .toSorted()
      .map((name) => `type ${name}`)
      .join(', ')} } from '../../calls/call.ts';
import type ${imported(models)} from '../model/index.ts';
`;
  },
  source: callSource,
  extraFiles: (operations, document) => [
    { path: 'calls/index.ts', source: exportsOf(operations) },
    { path: 'refusals.ts', source: refusalsSource(operations, refusals, document) },
    { path: 'subjects.ts', source: subjectsSource(operations) },
  ],
};
