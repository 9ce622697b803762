import { errors } from '@yayan/contract';
import type { OpenApiDocument } from 'orval';
import type { Operation } from './operation.ts';
import { imported } from './signature.ts';

interface Refusal {
  readonly name: string;
  readonly code: number;
}

export interface Refusals {
  /** Refusals that every call may return. */
  readonly common: readonly Refusal[];
  /** The refusals of an operation, without the common ones. */
  readonly ownOf: (operation: Operation) => readonly Refusal[];
}

/** Codes that belong to no area: malformed, not found, too many … */
const isCommon = ({ code }: Refusal): boolean =>
  (code >= 400 && code < 600) || (code > 10_000 && code < 10_010);

/** The refusals of the contract's catalogue. */
export const readRefusals = (): Refusals => {
  const all = Object.entries(errors).map(([name, { code }]) => ({ name, code }));
  return {
    common: all.filter(isCommon),
    ownOf: (operation) => all.filter((each) => operation.errors.includes(each.name) && !isCommon(each)),
  };
};

type ErrorData = Readonly<Record<string, string>>;

/** The data of refusals that every call may return. */
const commonDataOf = ({ components }: OpenApiDocument): ErrorData => {
  const fault: { 'x-error-data'?: ErrorData } = Object(components?.responses?.['Fault']);
  return fault['x-error-data'] ?? {};
};

const dataTypeOf = (name: string, operations: readonly Operation[]): string => {
  const naming = operations.filter(({ errors }) => errors.includes(name));
  return [...new Set(naming.map(({ errorData }) => errorData[name] ?? 'null'))].join(' | ');
};

/** Source of the types of refusals by operation, and of the table of common codes. */
export const refusalsSource = (
  operations: readonly Operation[],
  { common }: Refusals,
  document: OpenApiDocument,
): string => {
  const commonData = commonDataOf(document);
  const explained = [...new Set(operations.flatMap(({ errorData }) => Object.keys(errorData)))].sort();
  const datas = [commonData, ...operations.map(({ errorData }) => errorData)];
  const models = [...new Set(datas.flatMap((data) => Object.values(data)))].sort();
  const lineOf = ({ id, errors, errorData }: Operation): string =>
    `  ${id}: {${errors.map((name) => ` ${name}: ${errorData[name] ?? commonData[name] ?? 'null'};`).join('')} };`;
  return `import type ${imported(models)} from './model/index.ts';

/** Names of the refusals that every call may answer, by their code. */
export const commonRefusals = {
${common.map(({ name, code }) => `  ${code}: '${name}',`).join('\n')}
} as const;

/** The refusals of each operation with the data that explains them. */
export interface OperationRefusals {
${operations.map(lineOf).join('\n')}
}

/** The data of refusals that explain themselves. It is independent of the operation that returns them. */
export interface RefusalData {
${explained.map((name) => `  ${name}: ${dataTypeOf(name, operations)};`).join('\n')}
${Object.entries(commonData)
  .map(([name, type]) => `  ${name}: ${type};`)
  .join('\n')}
}
`;
};
