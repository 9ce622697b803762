import type { TaskTexts } from '../../task/api.ts';

/** What the consent at a task has to name, so that the profile may fill its questions. */
const NAMED = '个人资料';

/** Whether a task asks its members for the consent to fill questions from their profile (rule 3.49). */
export const mayPrefill = ({ consentRequired, items }: TaskTexts['dataUse']): boolean =>
  consentRequired && items.some((item) => item.includes(NAMED));
