import type { access } from './gen/access.ts';
import type { operations } from './gen/operations.ts';

export type OperationId = keyof operations;

type Part<Operation, Name extends string> = Operation extends {
  readonly parameters: { readonly [Key in Name]?: infer Found };
}
  ? [Found] extends [never]
    ? Record<string, never>
    : NonNullable<Found>
  : Record<string, never>;

/** The parts of an operation of any document. */
export type PathOfOperation<Operation> = Part<Operation, 'path'>;
export type QueryOfOperation<Operation> = Part<Operation, 'query'>;
export type BodyOfOperation<Operation> = Operation extends {
  readonly requestBody: { readonly content: { readonly 'application/json': infer Body } };
}
  ? Body
  : Operation extends {
        readonly requestBody?: { readonly content: { readonly 'application/json': infer Body } };
      }
    ? Body | undefined
    : undefined;

type Success<Operation> = Operation extends {
  readonly responses: { readonly 200: { content: infer Content } };
}
  ? Content
  : never;

export type DataOfOperation<Operation> =
  Success<Operation> extends { readonly 'application/json': { readonly data: infer Data } } ? Data : never;

/** Path parameters of an operation. */
export type ParamsOf<Id extends OperationId> = PathOfOperation<operations[Id]>;

/** Query parameters of an operation. */
export type QueryOf<Id extends OperationId> = QueryOfOperation<operations[Id]>;

/** JSON body of an operation, `undefined` if it has none. */
export type BodyOf<Id extends OperationId> = BodyOfOperation<operations[Id]>;

/** The data of an operation's answer inside the envelope; `never` for downloads, streams and redirects. */
export type DataOf<Id extends OperationId> = DataOfOperation<operations[Id]>;

/** The kind of token for an operation. */
export type AccessOf<Id extends OperationId> = (typeof access)[Id];

/** Whether an operation has an idempotency key. */
export type IsIdempotent<Id extends OperationId> = operations[Id] extends {
  readonly parameters: { readonly header: { readonly 'Idempotency-Key': string } };
}
  ? true
  : false;
