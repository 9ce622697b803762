import type { components } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import type { GroupRow } from '../../people/group/group-store.ts';
import { confirmBy } from '../rewards/confirm-by.ts';
import { isForClock } from '../rewards/confirm-pay.ts';
import type { PayTotal } from '../rewards/reward-store.ts';
import { lifeOf } from '../../people/group/life.ts';
import { planOf } from '../../people/group/reward-plan.ts';
import { type Counts, readCounts } from './hosted-group-store.ts';

type Schemas = components['schemas'];

const none: Counts = { topics: 0, sections: 0, invited: 0, entered: 0, coins: 0, most: 0 };

/** Groups as their hosts see them. */
export async function viewHostedGroups(
  db: Connection,
  groups: readonly GroupRow[],
  now: Date,
): Promise<Schemas['HostedGroup'][]> {
  const counts = await readCounts(
    db,
    groups.map(({ id }) => id),
  );
  return groups.map((group) => viewOne(group, counts.get(group.id) ?? none, now));
}

function viewOne(group: GroupRow, { coins, most, ...counts }: Counts, now: Date): Schemas['HostedGroup'] {
  return {
    id: group.id,
    hash: group.task_hash,
    revision: group.revision,
    life: lifeOf(group, now),
    settings: {
      name: group.name,
      intro: group.intro,
      rules: group.rules,
      consentText: group.consent_text,
      opensAt: group.opens_at.toISOString(),
      closesAt: group.closes_at.toISOString(),
      showsFellows: group.shows_fellows,
      plan: planOf(group),
    },
    counts,
    pay: {
      talliedAt: group.tallied_at?.toISOString() ?? null,
      confirmBy: clockConfirms(group, { coins, most })?.toISOString() ?? null,
      confirmedAt: group.pay_confirmed_at?.toISOString() ?? null,
      heldReason: group.pay_held_reason,
      refusedReason: group.pay_refused_reason,
      coins,
    },
  };
}

/** When the clock confirms a pay-out; null where it doesn't: not tallied, held, or more coins than it may confirm. */
const clockConfirms = (
  { tallied_at, pay_held_at }: GroupRow,
  total: Pick<PayTotal, 'coins' | 'most'>,
): Date | null =>
  tallied_at === null || pay_held_at !== null || !isForClock(total) ? null : confirmBy(tallied_at);
