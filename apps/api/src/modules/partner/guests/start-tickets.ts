import type { DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Call } from '../../../call/call.ts';
import { requireUnrestricted } from '../../feedback/module.ts';
import { startParticipation } from '../../survey/module.ts';
import { insertTicket, readTicket, takeTicket } from './key-store.ts';
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
    dataUseVersion: body.dataUseVersion,
    expiresAt,
  });
  return { ticket, expiresAt: expiresAt.toISOString() };
}

/**
 * Starts the task of a ticket. The ticket is used up with the key that is given for it: one whose start failed can be
 * sent again. Refuses with PARTNER_LINK_EXPIRED if it was used or has expired.
 */
export async function takeStartTicket(
  deps: PartnerDeps,
  { origin, body: { ticket } }: Pick<Call<'takeStartTicket'>, 'origin' | 'body'>,
): Promise<DataOf<'takeStartTicket'>> {
  const { database, keys, clock } = deps;
  const hash = keys.hash(ticket);
  const issued = (await readTicket(database.read, hash, clock.now())) ?? refuse('PARTNER_LINK_EXPIRED');
  const { memberId, taskHashId, consent, dataUseVersion } = issued;
  await requireUnrestricted(database.read, memberId, 'PENALTY_TASKS', clock.now());
  // This is the web view's first call, so it can't have sent our cookie back yet.
  const arrived = { ...origin, browser: { ...origin.browser, returned: true } };
  const asked = {
    taskHashId,
    consent,
    ...(dataUseVersion !== undefined && { dataUseVersion }),
    mayStartPaused: true,
  };
  const started = await startParticipation(deps, memberId, arrived, asked);
  return await database.transaction(async (tx) => {
    if (!(await takeTicket(tx, hash, clock.now()))) return refuse('PARTNER_LINK_EXPIRED');
    if (started.kind === 'external' || started.kind === 'group')
      return { state: 'external', key: null, url: started.url };
    const isEnded = started.kind === 'ended';
    const own = { memberId, id: started.sessionId, result: isEnded ? 8 : 0 } as const;
    const key = await makeKey(deps, own, { kind: 'ticket' }, true, tx);
    return { state: isEnded ? 'ended' : 'open', key, url: null };
  });
}
