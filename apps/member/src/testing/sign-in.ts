import { session } from '../shell/client/client.ts';

/** Signs somebody in, for pages that are different for members. */
export const signIn = (): void =>
  session.signIn({ token: 'access-1', refreshToken: 'refresh-1', expired: Date.now() + 3_600_000 });
