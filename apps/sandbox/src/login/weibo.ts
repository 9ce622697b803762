import type { Answer, SandboxRequest } from '../answer.ts';
import { createGrants } from './grants.ts';
import { type LoginProvider, type Surroundings, TEN_MINUTES_MS } from './login-provider.ts';
import { backTo, choicePage, errorPage } from './pages.ts';
import { accountNumber, personOf } from './pretend-people.ts';

const NAME = '微博';
const APP_KEY = 'sandbox-weibo';
const APP_SECRET = 'sandbox-weibo-secret';
const EXPIRES_S = 157_679_999;

const fault = (request: string, error: string, error_code: number, error_description = error): Answer => ({
  json: { error, error_code, request, error_uri: request, error_description },
  status: 400,
});

/** Weibo's login for websites: `/oauth2/authorize`, `/oauth2/access_token`, `/2/users/show.json`. */
export function weibo({ url, memberUrl, now }: Surroundings): LoginProvider {
  const grants = createGrants(now, TEN_MINUTES_MS);
  const callback = `${memberUrl}/open/sina/callback.php`;

  const authorize = (ask: SandboxRequest): Answer => {
    const { client_id, redirect_uri: redirectUri = '', response_type, state = '', person } = ask.query;
    if (client_id !== APP_KEY) return errorPage(NAME, 'error:invalid_client (21324)');
    if (redirectUri !== callback) return errorPage(NAME, 'error:redirect_uri_mismatch (21322)');
    if (response_type !== 'code') return errorPage(NAME, 'error:unsupported_response_type (21329)');
    if (person === undefined) return choicePage(NAME, ask);
    const chosen = personOf(person);
    if (chosen) return backTo(redirectUri, { state, code: grants.code(chosen, redirectUri) });
    return backTo(redirectUri, {
      state,
      error_uri: '/oauth2/authorize',
      error: 'access_denied',
      error_description: 'user denied your request.',
      error_code: '21330',
    });
  };

  const token = ({ method, path, form }: SandboxRequest): Answer => {
    if (method !== 'POST') return fault(path, 'invalid_request', 21323, 'HTTP METHOD is not supported');
    if (form['client_id'] !== APP_KEY || form['client_secret'] !== APP_SECRET)
      return fault(path, 'invalid_client', 21324);
    if (form['grant_type'] !== 'authorization_code') return fault(path, 'unsupported_grant_type', 21328);
    const grant = grants.redeem(form['code']);
    if (typeof grant === 'string') return fault(path, 'invalid_grant', 21325, `invalid authorization code`);
    if (grant.redirectUri !== form['redirect_uri']) return fault(path, 'redirect_uri_mismatch', 21322);
    return {
      json: {
        access_token: grants.token(grant.person),
        remind_in: String(EXPIRES_S),
        expires_in: EXPIRES_S,
        uid: accountNumber('weibo', grant.person, 10),
        isRealName: 'true',
      },
    };
  };

  const profile = ({ path, query }: SandboxRequest): Answer => {
    const person = grants.holder(query['access_token']);
    if (person === undefined) return fault(path, 'invalid_access_token', 21332);
    const uid = accountNumber('weibo', person, 10);
    if (query['uid'] !== uid) return fault(path, 'User does not exists!', 20003);
    const picture = `${url()}/people/${person.id}.svg`;
    return {
      json: {
        id: Number(uid),
        idstr: uid,
        screen_name: person.nickname,
        name: person.nickname,
        profile_image_url: picture,
        avatar_large: picture,
        gender: 'n',
      },
    };
  };

  return {
    answer: (ask) => {
      if (ask.path === '/oauth2/authorize') return authorize(ask);
      if (ask.path === '/oauth2/access_token') return token(ask);
      if (ask.path === '/2/users/show.json') return profile(ask);
      return undefined;
    },
    environment: (at) => ({ WEIBO_APP_KEY: APP_KEY, WEIBO_APP_SECRET: APP_SECRET, WEIBO_URL: at }),
  };
}
