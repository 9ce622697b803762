import type { OperationId } from '@yayan/contract';
import type { Call, Handler, Handlers } from './call.ts';

/** A rule that answers one operation: it is given what its area stands on, and the call. */
export type Rule<Deps, Id extends OperationId> = (deps: Deps, call: Call<Id>) => ReturnType<Handler<Id>>;

/**
 * Makes handlers of rules that have their operations' names.
 *
 * @example
 *   const handlers = bind(deps, { listTopics, getTopic });
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
  ) as unknown as Pick<Handlers, Id>; // Each key has the rule of its own operation.
