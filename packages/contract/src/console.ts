import type { operations } from './gen/console/operations.ts';
import type { BodyOfOperation, DataOfOperation, PathOfOperation, QueryOfOperation } from './operation.ts';

export * from './gen/console/enumerations.ts';
export { consolePermissions } from './gen/console/permissions.ts';

/** An operation of the console's document. */
export type ConsoleOperationId = keyof operations;

export type ConsoleParamsOf<Id extends ConsoleOperationId> = PathOfOperation<operations[Id]>;
export type ConsoleQueryOf<Id extends ConsoleOperationId> = QueryOfOperation<operations[Id]>;
export type ConsoleBodyOf<Id extends ConsoleOperationId> = BodyOfOperation<operations[Id]>;
export type ConsoleDataOf<Id extends ConsoleOperationId> = DataOfOperation<operations[Id]>;
