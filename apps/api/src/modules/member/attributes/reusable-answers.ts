import type { Connection } from '../../../platform/database/database.ts';
import { type AttributeField, attributeField, DECLINED } from './attribute-form.ts';
import { selectAnswers } from './attribute-store.ts';

/** For how many days a member's answer about themselves is used again in questionnaires (rule 3.49). */
const REUSED_DAYS = 180;
const DAY_MS = 86_400_000;

/** Whether answers to this field may fill a questionnaire: choices that are not sensitive. */
export const isReusable = ({ kind, sensitive }: AttributeField): boolean =>
  !sensitive && (kind === 'single' || kind === 'multiple');

/** The answers of a member that may fill a questionnaire now, by attribute. Sensitive ones are never among them. */
export async function reusableAnswers(
  db: Connection,
  memberId: string,
  at: Date,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await selectAnswers(db, memberId);
  const found = new Map<string, readonly string[]>();
  for (const { key, choices, answered_at } of rows) {
    const field = attributeField(key);
    const isRecent = at.getTime() - answered_at.getTime() <= REUSED_DAYS * DAY_MS;
    if (field === undefined || !isReusable(field) || !isRecent) continue;
    if (choices !== null && choices.length > 0 && !choices.includes(DECLINED)) found.set(key, choices);
  }
  return found;
}
