import { refuse } from '../errors/api-fault.ts';
import type { Caller } from '../call/caller.ts';
import type { DocumentOperation } from './document.ts';

type AccessRules = Pick<DocumentOperation, 'access' | 'beforeAgreement' | 'whileBlocked' | 'hostSession'>;

/**
 * Decides whether the owner of a token may call an operation; null without a valid token. @throws UNAUTHORISED without a valid token where one is needed;
 * FORBIDDEN with a token for another audience, or of a hosting session that may not call this operation;
 * AGREEMENT_REQUIRED if the member must agree to changed texts first; PENALTY_BLOCKED while a penalty blocks them.
 */
export const authorise = (
  { access, beforeAgreement, whileBlocked, hostSession }: AccessRules,
  caller: Caller | null,
): Caller | null => {
  if (access === 'public') return null;
  if (access === 'optional') return caller?.kind === 'member' && !caller.hostOnly ? caller : null;
  if (!caller) return refuse('UNAUTHORISED');
  if (access !== 'either' && caller.kind !== access) return refuse('FORBIDDEN');
  if (caller.kind === 'member' && caller.hostOnly && !hostSession) return refuse('FORBIDDEN');
  if (caller.kind === 'member' && caller.agreementDue && !beforeAgreement)
    return refuse('AGREEMENT_REQUIRED');
  if (caller.kind === 'member' && caller.blocked && !whileBlocked && !beforeAgreement)
    return refuse('PENALTY_BLOCKED');
  return caller;
};
