import { refuse } from '../../contract/api-fault.ts';

/** The day on which the 用户协议 and 隐私政策 that hold now took effect. A new text gets a new day here and on the site. */
export const AGREEMENT_VERSION = '2026-11-01';

/** Refuses with AGREEMENT_REQUIRED when what was agreed to is not the text that holds now. */
export function checkAgreement(version: string): void {
  if (version !== AGREEMENT_VERSION) refuse('AGREEMENT_REQUIRED');
}
