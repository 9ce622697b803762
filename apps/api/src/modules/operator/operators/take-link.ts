import type { OperatorCaller } from '../../../call/operator/operator-caller.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { actorOf } from '../../../platform/audit/act-handler.ts';
import { recordAct } from '../../../platform/audit/operator-acts.ts';
import type { Platform } from '../../../platform/platform.ts';
import { makeLink, setupUrl } from '../account/one-time-links.ts';
import { selectByName } from '../account/operator-store.ts';

/**
 * Makes the one-time link that a second admin agreed to (rule 14.25). Only who asked may take it, again and again until it
 * is used or 24 hours are over; each one ends the one before. Refuses with NOT_FOUND and OPERATOR_LINK_UNASKED.
 */
export async function takeLink(
  platform: Platform,
  call: { name: string; operator: OperatorCaller; address: string },
): Promise<{ link: string; endsAt: Date }> {
  const { id, name: by, address } = actorOf(call);
  return await platform.database.transaction(async (tx) => {
    const account = (await selectByName(tx, call.name)) ?? refuse('NOT_FOUND');
    const { link_for: owner, link_until: until, closed_at: closed } = account;
    if (closed !== null || owner !== id || until === null || until <= platform.clock.now())
      return refuse('OPERATOR_LINK_UNASKED');
    const { token, endsAt } = await makeLink(tx, platform, account.id);
    await recordAct(tx, platform, {
      operator: by,
      operatorId: id,
      act: 'operator link',
      kind: 'operator',
      subject: call.name,
      before: null,
      after: null,
      address,
    });
    return { link: setupUrl(platform, token), endsAt };
  });
}
