import { createHash } from 'node:crypto';
import { refuse } from '../../errors/api-fault.ts';
import type { Connection } from '../database/database.ts';
import type { Tx } from '../database/tx.ts';
import type { Platform } from '../platform.ts';
import type { Act, Actor, Plan } from './act.ts';
import { type ActOutcome, outcomeOf, seenOf } from './act-outcome.ts';
import { recordRequest } from './record-request.ts';
import { endWaiting, insertRequest, selectWaiting } from './request-store.ts';

const WAIT_HOURS = 72;

/** An act with its input and what it would change. */
interface Planned<Input> {
  act: Act<Input>;
  input: Input;
  plan: Plan;
}

interface Asked<Input> extends Planned<Input> {
  id: string;
  reason: string;
  hash: string;
  call: { actor: Actor; key: string };
}

/** The same for two requests that would do the same to the same object, so that one of them waits at most. */
const identityOf = <Input>({ act, input, plan: { kind, subject } }: Planned<Input>): string =>
  createHash('sha256')
    .update(JSON.stringify([act.name, kind, subject, act.partOf?.(input) ?? null]))
    .digest('base64url');

/** Refuses with REQUEST_WAITS if a request for the same act on the same object waits (rule 14.85). */
export async function refuseWaiting<Input>(
  { clock }: Pick<Platform, 'clock'>,
  db: Connection,
  planned: Planned<Input>,
): Promise<void> {
  const waiting = await selectWaiting(db, identityOf(planned), clock.now());
  if (waiting === undefined) return;
  const { id, askedBy, askedAt } = waiting;
  refuse('REQUEST_WAITS', { id, askedBy, askedAt: askedAt.toISOString() });
}

/** Stores what must be agreed to. Refuses with REQUEST_WAITS. */
export async function storeRequest<Input>(
  tx: Tx,
  { clock, random }: Pick<Platform, 'clock' | 'random'>,
  { act, input, plan, id, reason, hash, call: { actor, key } }: Asked<Input>,
): Promise<ActOutcome> {
  if (actor.id === null) throw new Error('Only operators with an account ask for agreement');
  const now = clock.now();
  const waitsAs = identityOf({ act, input, plan });
  await endWaiting(tx, waitsAs, now);
  const isStored = await insertRequest(tx, {
    id,
    act: act.name,
    input: JSON.stringify(input),
    kind: plan.kind,
    subject: plan.subject,
    title: plan.title,
    changes: JSON.stringify(plan.changes),
    seen: seenOf(plan),
    permission: plan.permission,
    reason,
    key,
    request_hash: hash,
    asked_by_id: actor.id,
    asked_by: actor.name,
    asked_at: now,
    asked_from: actor.address,
    ends_at: new Date(now.getTime() + WAIT_HOURS * 3_600_000),
    waits_as: waitsAs,
  });
  if (!isStored) {
    await refuseWaiting({ clock }, tx, { act, input, plan });
    // Decided between the two reads.
    refuse('ACT_STATE_CHANGED');
  }
  const { kind, subject, changes } = plan;
  await recordRequest(
    tx,
    { clock, random },
    { act: act.name, kind, subject, changes },
    { step: 'asked', actor, reason },
  );
  return outcomeOf(plan, { state: 'asked', id, needsSecond: true });
}
