import { refuse } from '../../../errors/api-fault.ts';

const MAINLAND_MOBILE = /^1[3-9]\d{9}$/;

/** Returns the mobile. Refuses with MOBILE_INVALID when it is not a mainland mobile (rule 2.1). */
export function checkMobile(text: string): string {
  return MAINLAND_MOBILE.test(text) ? text : refuse('MOBILE_INVALID');
}

/** `138****5678`. */
export function maskMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-4)}`;
}
