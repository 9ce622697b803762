import { refuse } from '../../errors/api-fault.ts';
import type { Connection } from '../database/database.ts';
import type { Platform } from '../platform.ts';
import type { Act, Actor, Change, Plan } from './act.ts';

const isChange = ({ before, after, isChanged = before !== after }: Change): boolean => isChanged;

/** Whether it only informs. A version that goes up with the change has two sides. */
const isFact = ({ before, isChanged }: Change): boolean => isChanged === false && before === null;

/**
 * Says what an act would change. Refuses with ACT_NOTHING_CHANGES if all stays as it is (rule 14.76), and with the refusals of
 * the act.
 */
export async function planAct<Input>(
  platform: Platform,
  db: Connection,
  act: Act<Input>,
  input: Input,
  actor?: Actor,
): Promise<Plan> {
  const plan = await act.plan(platform, db, input, actor);
  if (!plan.changes.some(isChange)) return refuse('ACT_NOTHING_CHANGES');
  return {
    ...plan,
    changes: plan.changes.map((change) => ({
      field: change.field,
      label: change.label,
      before: change.before,
      after: change.after,
      ...(isFact(change) && { isFact: true as const }),
    })),
  };
}
