import type { OperatorCaller } from '../../call/operator/operator-caller.ts';
import type { Platform } from '../platform.ts';
import type { Act, Actor } from './act.ts';
import type { ActOutcome } from './act-outcome.ts';
import { performAct } from './perform-act.ts';

/** The operator of a call of the console. */
export const actorOf = ({ operator, address }: { operator: OperatorCaller; address: string }): Actor => ({
  id: operator.operatorId,
  name: operator.name,
  roles: operator.roles,
  address,
});

/** What every call of an act has in common. */
export interface ActRequest {
  body: { reason?: string; seen?: string; dryRun?: boolean };
  operator: OperatorCaller;
  address: string;
  key: string | null;
}

/** The call of an act on the object with this id. */
export type ActOnId = ActRequest & { params: { id: string } };

/** Makes the handler of an act. `inputOf` reads the act's input from the call. */
export const actHandler =
  <Input, Request extends ActRequest>(
    platform: Platform,
    act: Act<Input>,
    inputOf: (request: Request) => Input,
  ): ((request: Request) => Promise<ActOutcome>) =>
  async (request) =>
    await performAct(platform, act, inputOf(request), {
      actor: actorOf(request),
      reason: request.body.reason ?? '',
      key: request.key ?? '',
      seen: request.body.seen ?? null,
      dryRun: request.body.dryRun ?? false,
    });
