import type { OperatorRole } from '@yayan/contract/console';
import { mayAgree, type Permission } from '../../call/operator/permissions.ts';
import { refuse } from '../../errors/api-fault.ts';
import type { Platform } from '../platform.ts';
import type { Act, Actor } from './act.ts';
import type { ActOutcome } from './act-outcome.ts';
import { insideTransaction } from './inside-transaction.ts';
import { performAct } from './perform-act.ts';
import { recordRequest } from './record-request.ts';
import { decideRequest, selectRequest, type StoredRequest } from './request-store.ts';

async function waiting(platform: Platform, id: string): Promise<StoredRequest> {
  const request = (await selectRequest(platform.database.read, id)) ?? refuse('NOT_FOUND');
  return request.state === 'asked' && request.ends_at > platform.clock.now()
    ? request
    : refuse('REQUEST_DECIDED');
}

/** Whether a request would change this operator's own account. */
export const isAbout = (
  { kind, subject }: Pick<StoredRequest, 'kind' | 'subject'>,
  { name }: Pick<Actor, 'name'>,
): boolean => kind === 'operator' && subject === name;

/** Whether somebody may agree to a request: with the right to, and never to their own. */
const requireSecond = (actor: Actor, { asked_by_id, permission, kind, subject }: StoredRequest): void => {
  if (actor.id === asked_by_id) refuse('REQUEST_OWN');
  if (isAbout({ kind, subject }, actor)) refuse('OPERATOR_SELF');
  // `performAct` stored it.
  if (!mayAgree(actor.roles ?? [], permission as Permission)) refuse('OPERATOR_FORBIDDEN');
};

/** The present roles of an operator; undefined if the account is closed. */
export type RolesOf = (operatorId: string) => Promise<readonly OperatorRole[] | undefined>;

/**
 * Agrees to a request and performs its act in the same transaction, if the object is still as the asker saw it (rule
 * 14.10). Refuses with NOT_FOUND, REQUEST_DECIDED, REQUEST_OWN, OPERATOR_FORBIDDEN, ACT_STATE_CHANGED and the refusals
 * of the act. The asker must still have the right.
 */
export async function agreeToRequest(
  platform: Platform,
  { acts, rolesOf }: { acts: readonly Act[]; rolesOf: RolesOf },
  { id, actor, reason }: { id: string; actor: Actor; reason: string },
): Promise<ActOutcome> {
  const request = await waiting(platform, id);
  requireSecond(actor, request);
  const act = acts.find(({ name }) => name === request.act);
  if (act === undefined) throw new Error(`No act is called ${request.act}`);
  const roles = (await rolesOf(request.asked_by_id)) ?? refuse('OPERATOR_FORBIDDEN');
  const now = platform.clock.now();
  return await platform.database.transaction(async (tx) => {
    const decision = { state: 'agreed' as const, by: actor.name, decision: reason, now };
    if (!(await decideRequest(tx, id, decision))) return refuse('REQUEST_DECIDED');
    const asker = { id: request.asked_by_id, name: request.asked_by, roles, address: request.asked_from };
    // The stored input came from the act itself.
    return await performAct(insideTransaction(platform, tx), act as Act<unknown>, request.input, {
      actor: asker,
      reason: request.reason,
      key: `agreed:${id}`,
      seen: request.seen,
      dryRun: false,
      agreed: { by: actor.name, from: actor.address, reason: reason.trim() },
    });
  });
}

/** Refuses a request, with a reason for the asker. Refuses like `agreeToRequest`. */
export async function refuseRequest(
  platform: Platform,
  { id, actor, reason }: { id: string; actor: Actor; reason: string },
): Promise<void> {
  const request = await waiting(platform, id);
  requireSecond(actor, request);
  await decide(platform, request, { state: 'refused', actor, decision: reason });
}

/** Takes an own request back. Refuses with NOT_FOUND, REQUEST_DECIDED and OPERATOR_FORBIDDEN. */
export async function takeRequestBack(
  platform: Platform,
  { id, actor }: { id: string; actor: Actor },
): Promise<void> {
  const request = await waiting(platform, id);
  if (request.asked_by_id !== actor.id) refuse('OPERATOR_FORBIDDEN');
  await decide(platform, request, { state: 'takenBack', actor, decision: '' });
}

async function decide(
  platform: Platform,
  request: StoredRequest,
  { state, actor, decision }: { state: 'refused' | 'takenBack'; actor: Actor; decision: string },
): Promise<void> {
  const { database, clock } = platform;
  await database.transaction(async (tx) => {
    const isDecided = await decideRequest(tx, request.id, {
      state,
      by: actor.name,
      decision,
      now: clock.now(),
    });
    if (!isDecided) refuse('REQUEST_DECIDED');
    await recordRequest(tx, platform, request, { step: state, actor, reason: decision });
  });
}
