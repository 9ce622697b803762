import type { Member, SignedIn, World } from '../world.ts';

const TOKEN_MS = 30 * 60_000;

export interface IssuedTokens {
  readonly token: string;
  readonly refreshToken: string;
  readonly expired: number;
}

/** Signs a member in with tokens like the server's. */
export const issueTokens = (world: World, member: Member, audience: SignedIn['audience']): IssuedTokens => {
  const token = world.nextTicket('access');
  const refreshToken = world.nextTicket('refresh');
  world.accessTokens.set(token, { member, audience });
  world.refreshTokens.set(refreshToken, { member, audience });
  return { token, refreshToken, expired: world.now() + TOKEN_MS };
};

const tokenOf = ({ headers }: Request): string =>
  (headers.get('z-token') ?? '').replace(/^Bearer /, '').trim();

/** The member of a request and their audience; `undefined` without a valid token. */
export const signedInOf = (world: World, request: Request): SignedIn | undefined =>
  world.accessTokens.get(tokenOf(request));

/** The member of a request that has passed the checks. */
export const memberOf = (world: World, request: Request): Member => {
  const found = signedInOf(world, request);
  if (!found) throw new Error('A call that needs no token has no member');
  return found.member;
};

/** Ends the session of a request's token. */
export const endSession = (world: World, request: Request): void => {
  world.accessTokens.delete(tokenOf(request));
};
