import type { AccessOf, OperationId } from '@yayan/contract';
import { refuse } from './api-fault.ts';
import type { Authenticate, Caller } from './caller.ts';

/**
 * Decides whether a token opens an operation.
 * @throws UNAUTHORISED without a living token where one is needed; FORBIDDEN with a token for another audience.
 */
export const authorise = async (
  access: AccessOf<OperationId>,
  token: string | null,
  authenticate: Authenticate,
): Promise<Caller | null> => {
  if (access === 'public') return null;
  const caller = token === null ? null : await authenticate(token);
  if (access === 'optional') return caller?.kind === 'member' ? caller : null;
  if (!caller) return refuse('UNAUTHORISED');
  if (access !== 'either' && caller.kind !== access) return refuse('FORBIDDEN');
  return caller;
};
