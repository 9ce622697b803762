import type { OperationId } from '@yayan/contract';
import type { Call, Handler, Handlers } from './call.ts';

/** A rule that handles one operation: it gets its area's dependencies and the call. */
export type Rule<Deps, Id extends OperationId> = (deps: Deps, call: Call<Id>) => ReturnType<Handler<Id>>;

/**
 * Makes handlers from rules that have the names of their operations.
 *
 * @example const handlers = bind(deps, { listTopics, getTopic });
 */
export const bind = <Deps, Id extends OperationId>(
  deps: Deps,
  rules: { readonly [Key in Id]: Rule<Deps, Key> },
): Pick<Handlers, Id> =>
  Object.fromEntries(
    Object.entries<Rule<Deps, never>>(rules).map(([id, rule]) => [
      id,
      async (call: Call<never>) => await rule(deps, call),
    ]),
  ) as unknown as Pick<Handlers, Id>; // Each key holds the rule of its operation.
