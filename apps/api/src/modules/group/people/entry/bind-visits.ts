import type { AccessOf, OperationId } from '@yayan/contract';
import { bind, type Rule } from '../../../../call/bind.ts';
import type { Call, Handler, Handlers } from '../../../../call/call.ts';
import type { GroupCaller } from '../../../../call/caller.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import type { GroupDeps } from '../deps.ts';
import type { Visit } from './visit.ts';

/** Calls by people of a group. */
type GroupOperation = {
  [Id in OperationId]: AccessOf<Id> extends 'group' ? Id : never;
}[OperationId];

/** A rule of one operation, for a visitor who was let in. */
type VisitRule<Id extends OperationId> = (
  deps: GroupDeps,
  visit: Visit,
  call: Call<Id>,
) => ReturnType<Handler<Id>>;

/**
 * Makes handlers from rules with the names of their operations. `enter` runs first; it returns the visit or refuses.
 */
export const bindVisits = <Id extends GroupOperation>(
  deps: GroupDeps,
  enter: (db: Connection, caller: GroupCaller, now: Date) => Promise<Visit>,
  rules: { readonly [Key in Id]: VisitRule<Key> },
): Pick<Handlers, Id> =>
  bind(
    deps,
    Object.fromEntries(
      Object.entries<VisitRule<never>>(rules).map(([id, rule]) => [
        id,
        async (_deps: GroupDeps, call: Call<never> & { caller: GroupCaller }) =>
          await rule(deps, await enter(deps.database.read, call.caller, deps.clock.now()), call),
      ]),
    ) as unknown as { readonly [Key in Id]: Rule<GroupDeps, Key> }, // Each key has the rule of its own operation.
  );
