export type { components, operations, paths } from './gen/operations.ts';
export type * from './operation.ts';
export * from './gen/enumerations.ts';
export { access, operationErrors } from './gen/access.ts';
export { constants } from './gen/constants.ts';
export { type ErrorName, errors } from './gen/errors.ts';
