import type { access } from './gen/access.ts';
import type { operations } from './gen/operations.ts';

export type OperationId = keyof operations;

type Part<Id extends OperationId, Name extends string> = operations[Id] extends {
  readonly parameters: { readonly [Key in Name]?: infer Found };
}
  ? [Found] extends [never]
    ? Record<string, never>
    : NonNullable<Found>
  : Record<string, never>;

/** Path parameters of an operation. */
export type ParamsOf<Id extends OperationId> = Part<Id, 'path'>;

/** Query parameters of an operation. */
export type QueryOf<Id extends OperationId> = Part<Id, 'query'>;

/** JSON body of an operation, `undefined` if it has none. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  readonly requestBody: { readonly content: { readonly 'application/json': infer Body } };
}
  ? Body
  : operations[Id] extends {
        readonly requestBody?: { readonly content: { readonly 'application/json': infer Body } };
      }
    ? Body | undefined
    : undefined;

type Success<Id extends OperationId> = operations[Id] extends {
  readonly responses: { readonly 200: { content: infer Content } };
}
  ? Content
  : never;

/** The data of an operation's answer inside the envelope; `never` for downloads, streams and redirects. */
export type DataOf<Id extends OperationId> =
  Success<Id> extends { readonly 'application/json': { readonly data: infer Data } } ? Data : never;

/** The kind of token for an operation. */
export type AccessOf<Id extends OperationId> = (typeof access)[Id];

/** Whether an operation has an idempotency key. */
export type IsIdempotent<Id extends OperationId> = operations[Id] extends {
  readonly parameters: { readonly header: { readonly 'Idempotency-Key': string } };
}
  ? true
  : false;
