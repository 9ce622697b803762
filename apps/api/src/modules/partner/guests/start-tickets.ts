import type { DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Call } from '../../../call/call.ts';
import { requireUnrestricted } from '../../feedback/module.ts';
import { startParticipation } from '../../survey/module.ts';
import { insertTicket, takeTicket } from './key-store.ts';
import type { PartnerDeps } from '../partner-deps.ts';
import { makeKey } from './survey-keys.ts';

const TICKET_MS = 5 * 60_000;

/**
 * Issues a ticket, with which the mini program's web view starts one task as this member, once, within five minutes
 * (rule 3.22).
 */
export async function issueStartTicket(
  { database, keys, clock }: PartnerDeps,
  { caller: { memberId }, body }: Pick<Call<'issueStartTicket'>, 'caller' | 'body'>,
): Promise<DataOf<'issueStartTicket'>> {
  const ticket = keys.make();
  const expiresAt = new Date(clock.now().getTime() + TICKET_MS);
  await insertTicket(database.read, {
    ticketHash: keys.hash(ticket),
    memberId,
    taskHashId: body.taskHashId,
    consent: body.consent === true,
    expiresAt,
  });
  return { ticket, expiresAt: expiresAt.toISOString() };
}

/** Starts the task of a ticket. Refuses with PARTNER_LINK_EXPIRED if it was used or has expired. */
export async function takeStartTicket(
  deps: PartnerDeps,
  { origin, body: { ticket } }: Pick<Call<'takeStartTicket'>, 'origin' | 'body'>,
): Promise<DataOf<'takeStartTicket'>> {
  const { database, keys, clock } = deps;
  const taken =
    (await takeTicket(database.read, keys.hash(ticket), clock.now())) ?? refuse('PARTNER_LINK_EXPIRED');
  const { memberId, taskHashId, consent } = taken;
  await requireUnrestricted(database.read, memberId, 'PENALTY_TASKS', clock.now());
  // This is the web view's first call, so it can't have sent our cookie back yet.
  const arrived = { ...origin, browser: { ...origin.browser, returned: true } };
  const started = await startParticipation(deps, memberId, arrived, { taskHashId, consent });
  if (started.kind === 'external' || started.kind === 'group')
    return { state: 'external', key: null, url: started.url };
  const result = started.kind === 'ended' ? 8 : 0;
  const key = await makeKey(deps, { memberId, id: started.sessionId, result }, { kind: 'ticket' }, true);
  return { state: started.kind === 'ended' ? 'ended' : 'open', key, url: null };
}
