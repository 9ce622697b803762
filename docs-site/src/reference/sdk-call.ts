import * as sdk from '@yayan/api-client';
import type { Operation, Parameter } from './document.ts';

/** A call by its function of `@yayan/api-client`. */
export interface SdkCall {
  readonly name: string;
  /** What it is given, without its options. */
  readonly given: readonly unknown[];
  /** Whether it moves value, so that it has a key. */
  readonly isKeyed: boolean;
  readonly isSignedIn: boolean;
}

/** The number of items that samples of lists ask for. */
const LIMIT = 20;

const queryOf = (query: readonly Parameter[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    query
      .filter(({ name, required }) => required || name === 'limit')
      .map(({ name, example }) => [name, name === 'limit' ? LIMIT : example]),
  );

/** The call with the examples of a completed operation. Undefined when the SDK has no function for it. */
export const sdkCallOf = (operation: Operation): SdkCall | undefined => {
  const { operationId, parameters = [], requestBody } = operation;
  const content = requestBody?.content;
  const body = content?.['application/json'];
  if (!Object.hasOwn(sdk, operationId) || (content && !body)) return undefined;
  const query = parameters.filter((each) => each.in === 'query');
  return {
    name: operationId,
    given: [
      ...parameters.filter((each) => each.in === 'path').map(({ example }) => example),
      ...(body ? [body.example] : []),
      ...(query.length > 0 ? [queryOf(query)] : []),
    ],
    isKeyed: parameters.some(({ name }) => name === 'Idempotency-Key'),
    isSignedIn: parameters.some(({ name, required }) => name === 'z-token' && required),
  };
};
