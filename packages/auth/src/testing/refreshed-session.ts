import { noon } from './test-browser.ts';

export const refreshPath = '/v1/auth/token/refresh';

/** Tokens whose access token expires at noon. */
export const dead = { token: 'access-1', refreshToken: 'refresh-1', expired: noon - 1 };

/** A call that needs a token. */
export const call = { url: '/v1/users/account', method: 'GET' };
