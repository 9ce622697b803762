import type { MemberCaller } from '../../src/call/caller.ts';

/** A call of a member, as a rule gets it, with the given part of the request. */
export const byMember = <Request extends object>(
  memberId: string,
  request: Request = {} as Request, // Nothing is given, so the request has no part.
): Request & { caller: MemberCaller } => ({
  ...request,
  caller: { kind: 'member', memberId, sessionId: memberId },
});
