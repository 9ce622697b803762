import type { DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Call } from '../../../call/call.ts';
import { startGuest } from '../../survey/module.ts';
import { taskById } from '../../task/module.ts';
import { findOrMakeGuest } from './guest-store.ts';
import { readOpenLink } from './key-store.ts';
import type { PartnerDeps } from '../partner-deps.ts';
import { UNSCREENED_MS } from './delete-due-guests.ts';
import { makeKey } from './survey-keys.ts';

export { writeOpenLink } from './key-store.ts';

/** A person enters by an open link (rule 3.22). Each browser counts as one person, who earns nothing. */
export async function enterByOpenLink(
  deps: PartnerDeps,
  { origin, body: { sid } }: Pick<Call<'enterByOpenLink'>, 'origin' | 'body'>,
): Promise<DataOf<'enterByOpenLink'>> {
  const { database, cipher, random, clock } = deps;
  const link = await readOpenLink(database.read, sid);
  if (link === undefined || !link.active) return refuse('PARTNER_LINK_INVALID');
  const scope = `open ${sid}`;
  const guestId = await findOrMakeGuest(database.read, {
    scope,
    personIndex: cipher.blindIndex(`${scope} ${origin.browser.id}`),
    guestId: random.uuid(),
    at: clock.now(),
    forgetAfter: new Date(clock.now().getTime() + UNSCREENED_MS),
  });
  const own = await startGuest(
    deps,
    { id: guestId, source: 'openLink' },
    origin,
    await taskById(database.read, link.task_id),
  );
  const key = await makeKey(deps, own, { kind: 'open' }, true);
  return { state: own.result === 0 ? 'open' : 'ended', key, url: null };
}
