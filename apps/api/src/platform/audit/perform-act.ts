import { createHash } from 'node:crypto';
import { rightOf, type Right } from '../../call/operator/permissions.ts';
import { refuse } from '../../errors/api-fault.ts';
import type { Platform } from '../platform.ts';
import type { Tx } from '../database/tx.ts';
import type { Act, Actor, Plan } from './act.ts';
import { type ActOutcome, outcomeOf, seenOf, sideOf } from './act-outcome.ts';
import { insideTransaction } from './inside-transaction.ts';
import { type KnownAct, lockObject, selectActById, selectActByKey } from './act-store.ts';
import { recordAct } from './operator-acts.ts';
import { planAct } from './plan-act.ts';
import { selectRequestByKey } from './request-store.ts';
import { refuseWaiting, storeRequest } from './waiting-requests.ts';

/** How an act is called. */
export interface ActCall {
  actor: Actor;
  reason: string;
  /** Names this intention. A second call with it changes nothing. */
  key: string;
  /** The state that the operator saw; null to act on any state. */
  seen: string | null;
  dryRun: boolean;
  /** The second person, their address and why they agreed, if the act runs by a request. */
  agreed?: { by: string; from: string | null; reason: string };
  /** The id of the act, if the caller makes it from a key of its own. Such an act happens once. */
  id?: string;
  /** Called if the act was done before, so that nothing happens now. */
  onRepeat?: () => void;
}

const rightFor = (act: Act, { id, name, roles }: Actor, { permission, subject }: Plan): Right => {
  if (roles === null) return 'alone';
  if (act.isNotOnOneself === true && id !== null && subject === name) refuse('OPERATOR_SELF');
  return rightOf(roles, permission) ?? refuse('OPERATOR_FORBIDDEN');
};

/** Identifies what is asked, so that a key can't be used for something else. */
const hashOf = (act: string, input: unknown, reason: string): string =>
  createHash('sha256')
    .update(JSON.stringify([act, input, reason]))
    .digest('base64url');

async function knownAct(tx: Tx, { actor, key, id }: ActCall): Promise<KnownAct | undefined> {
  if (id !== undefined) return await selectActById(tx, id);
  if (actor.id === null) return undefined;
  const owner = { operatorId: actor.id, key };
  return (await selectActByKey(tx, owner)) ?? (await selectRequestByKey(tx, owner));
}

/** The stored outcome of a key; undefined if it is new. @throws IDEMPOTENCY_CONFLICT */
async function outcomeOfKey(tx: Tx, call: ActCall, hash: string): Promise<ActOutcome | undefined> {
  const known = await knownAct(tx, call);
  if (known === undefined) return undefined;
  return known.hash === hash ? known.outcome : refuse('IDEMPOTENCY_CONFLICT');
}

/**
 * Performs an act (rules 14.7 to 14.10): checks the right, the reason and the seen state, and does it once for a key, in
 * one transaction with its row in the audit log. Needs a second person: stores a request. With `dryRun` it only says what
 * would change. Refuses with OPERATOR_FORBIDDEN, ACT_NOTHING_CHANGES, ACT_REASON_MISSING, ACT_STATE_CHANGED,
 * REQUEST_WAITS, IDEMPOTENCY_CONFLICT and the refusals of the act.
 */
export async function performAct<Input>(
  platform: Platform,
  act: Act<Input>,
  input: Input,
  call: ActCall,
): Promise<ActOutcome> {
  const { actor, seen, dryRun } = call;
  const reason = call.reason.trim();
  if (dryRun) {
    const known = call.id === undefined ? undefined : await selectActById(platform.database.read, call.id);
    if (known !== undefined) {
      call.onRepeat?.();
      return known.outcome;
    }
    const plan = await planAct(platform, platform.database.read, act, input, actor);
    const right = rightFor(act, actor, plan);
    if (right !== 'alone') await refuseWaiting(platform, platform.database.read, { act, input, plan });
    return outcomeOf(plan, { state: 'planned', id: null, needsSecond: right !== 'alone' });
  }
  const hash = hashOf(act.name, act.hashed ? act.hashed(platform, input) : input, reason);
  return await platform.database.transaction(async (tx) => {
    await lockObject(tx, act.lockOf(input));
    const known = await outcomeOfKey(tx, call, hash);
    if (known !== undefined) {
      call.onRepeat?.();
      return known;
    }
    const inside = insideTransaction(platform, tx);
    const plan = await planAct(inside, tx, act, input, actor);
    const right = rightFor(act, actor, plan);
    if (seen !== null && seen !== seenOf(plan)) return refuse('ACT_STATE_CHANGED');
    if (reason === '' && (act.needsReason || right !== 'alone')) return refuse('ACT_REASON_MISSING');
    const id = call.id ?? platform.random.uuid();
    if (right !== 'alone' && call.agreed === undefined)
      return await storeRequest(tx, platform, { act, input, plan, id, reason, hash, call });
    await act.run(inside, input, { id, actor, reason });
    const outcome = outcomeOf(plan, { state: 'done', id, needsSecond: right !== 'alone' });
    await recordAct(tx, platform, {
      id,
      operator: actor.name,
      act: act.name,
      subject: plan.subject,
      before: sideOf(plan, 'before'),
      after: sideOf(plan, 'after'),
      kind: plan.kind,
      operatorId: actor.id,
      reason: reason || null,
      agreedBy: call.agreed?.by ?? null,
      agreedFrom: call.agreed?.from ?? null,
      agreedReason: call.agreed?.reason || null,
      address: actor.address,
      key: actor.id === null ? null : call.key,
      requestHash: hash,
      outcome,
    });
    return outcome;
  });
}
