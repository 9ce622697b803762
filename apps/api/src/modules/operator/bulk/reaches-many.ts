import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readRuleNumber } from '../../rule/module.ts';
import type { NewRun } from './bulk-rule.ts';
import { countMessaged } from './bulk-store.ts';

const DAY_MS = 86_400_000;

/** Whether a message goes to more people than one operator, or one text, reaches alone within 24 hours (rule 14.44). */
export async function reachesMany(
  platform: Pick<Platform, 'clock' | 'config' | 'database'>,
  db: Connection,
  { ids, input: { text = '' }, actor }: NewRun,
): Promise<boolean> {
  const since = new Date(platform.clock.now().getTime() - DAY_MS);
  const reached = await countMessaged(db, { text, operatorId: actor?.id ?? null, since });
  const people = Math.max(reached.ofText, reached.ofOperator) + ids.length;
  return people > (await readRuleNumber(platform, db, 'peopleAlone'));
}
