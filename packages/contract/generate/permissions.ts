import { type OpenApiDocument, operationsOf } from './bundle.ts';
import type { ErrorEntry } from './errors.ts';

/**
 * Source of a module that says what an operator must be allowed to do for each operation of the console. Throws when an
 * operation has no permission, or names a refusal that isn't in the error catalogue.
 */
export const permissionsSource = (document: OpenApiDocument, errors: Record<string, ErrorEntry>): string => {
  const rows = operationsOf(document).map(({ operation }) => {
    const { operationId } = operation;
    const permissions = [operation['x-permission'] ?? []].flat();
    if (permissions.length === 0) throw new Error(`${operationId}: x-permission is not stated`);
    for (const name of operation['x-errors'] ?? [])
      if (!errors[name]) throw new Error(`${operationId}: ${name} is not in errors.yaml`);
    return `  ${operationId}: ${JSON.stringify(permissions)},`;
  });
  return `/** What an operator must be allowed to do for each operation; one of the names is enough. */
export const consolePermissions = {\n${rows.join('\n')}\n} as const;

export type ConsolePermission = (typeof consolePermissions)[keyof typeof consolePermissions][number];
`;
};
