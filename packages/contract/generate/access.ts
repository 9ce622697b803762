import { type OpenApiDocument, type Operation, operationsOf } from './bundle.ts';
import type { ErrorEntry } from './errors.ts';

const accessOf = ({ operationId, security }: Operation): string => {
  if (!security) throw new Error(`${operationId}: security is not stated`);
  const schemes = security.map((requirement) => Object.keys(requirement).join('+') || 'none').sort();
  switch (schemes.join(',')) {
    case '':
      return 'public';
    case 'memberToken':
      return 'member';
    case 'groupToken':
      return 'group';
    case 'memberToken,none':
      return 'optional';
    case 'groupToken,memberToken':
      return 'either';
    default:
      throw new Error(`${operationId}: no access rule for ${schemes.join(', ')}`);
  }
};

/**
 * Source of a module that says who may call each operation and which refusals it has. Throws when an operation names a refusal
 * that isn't in the error catalogue.
 */
export const accessSource = (document: OpenApiDocument, errors: Record<string, ErrorEntry>): string => {
  const operations = operationsOf(document);
  for (const { operation } of operations)
    for (const name of operation['x-errors'] ?? [])
      if (!errors[name]) throw new Error(`${operation.operationId}: ${name} is not in errors.yaml`);
  const access = operations.map(({ operation }) => `  ${operation.operationId}: '${accessOf(operation)}',`);
  const refusals = operations.map(
    ({ operation }) => `  ${operation.operationId}: ${JSON.stringify(operation['x-errors'] ?? [])},`,
  );
  return `/** Whose token an operation takes. */
export const access = {\n${access.join('\n')}\n} as const;

/** The refusals that only this operation may answer. */
export const operationErrors = {\n${refusals.join('\n')}\n} as const;
`;
};
