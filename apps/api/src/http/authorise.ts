import { refuse } from '../errors/api-fault.ts';
import type { Authenticate, Caller } from '../call/caller.ts';
import type { DocumentOperation } from './document.ts';

type Authorised = Pick<DocumentOperation, 'access' | 'beforeAgreement' | 'whileBlocked' | 'hostSession'>;

/**
 * Decides whether a token may call an operation. @throws UNAUTHORISED without a valid token where one is needed;
 * FORBIDDEN with a token for another audience, or of a hosting session that may not call this operation;
 * AGREEMENT_REQUIRED if the member must agree to changed texts first; PENALTY_BLOCKED while a penalty blocks them.
 */
export const authorise = async (
  { access, beforeAgreement, whileBlocked, hostSession }: Authorised,
  token: string | null,
  authenticate: Authenticate,
): Promise<Caller | null> => {
  if (access === 'public') return null;
  const caller = token === null ? null : await authenticate(token);
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
