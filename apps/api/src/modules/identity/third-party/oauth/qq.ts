import { z } from 'zod';
import { jsonOf, ProviderFault } from '../../../../platform/http-client/call-provider.ts';
import type { SnsConfig } from '../../../../platform/config/sns-config.ts';
import { nicknameText, pictureAddress } from './account-texts.ts';
import { askThirdParty } from './ask-third-party.ts';
import { readAnswer } from './read-answer.ts';
import { SnsCodeRefused, type SnsProvider } from './sns-provider.ts';

/** 100019: code to access token error; 100020: code is reused error. */
const CODE_REFUSED = new Set([100019, 100020]);

const fault = z.looseObject({ error: z.coerce.number() });
const tokenAnswer = z.looseObject({ access_token: z.string().min(1) });
const meAnswer = z.looseObject({
  client_id: z.coerce.string(),
  openid: z.string().min(1),
  unionid: z.string().optional(),
});
const profileAnswer = z.looseObject({
  ret: z.number(),
  nickname: z.string().optional(),
  figureurl_qq_1: z.string().optional(),
  figureurl_qq_2: z.string().optional(),
});

/** QQ returns some errors as a script, `callback( {…} );`, even if we requested JSON. */
const unwrapped = (text: string): string => /^\s*callback\(\s*([\s\S]*?)\s*\);?\s*$/.exec(text)?.[1] ?? text;

/** QQ's login for websites: `oauth2.0/authorize`, `token` and `me` (for the unionid), then `user/get_user_info`. */
export function qq({ appId, secret, url }: NonNullable<SnsConfig['qq']>): SnsProvider {
  const ask = async (path: string, query: Record<string, string>): Promise<unknown> => {
    const answer = jsonOf('QQ', unwrapped(await askThirdParty(`${url}${path}`, { ...query, fmt: 'json' })));
    const failed = fault.safeParse(answer);
    if (!failed.success) return answer;
    if (CODE_REFUSED.has(failed.data.error)) throw new SnsCodeRefused(`QQ: ${failed.data.error}`);
    throw new ProviderFault(`QQ answered error ${failed.data.error}`);
  };
  return {
    authorizeUrl: (state, callback) => {
      const query = new URLSearchParams({
        response_type: 'code',
        client_id: appId,
        redirect_uri: callback,
        state,
        scope: 'get_user_info',
      });
      return `${url}/oauth2.0/authorize?${query.toString()}`;
    },
    accountOf: async (code, callback) => {
      const asked = { client_id: appId, client_secret: secret, code, redirect_uri: callback };
      const { access_token } = readAnswer(
        'QQ',
        tokenAnswer,
        await ask('/oauth2.0/token', { grant_type: 'authorization_code', ...asked }),
      );
      const me = readAnswer('QQ', meAnswer, await ask('/oauth2.0/me', { access_token, unionid: '1' }));
      if (me.client_id !== appId) throw new ProviderFault('QQ answered for another application');
      const profile = readAnswer(
        'QQ',
        profileAnswer,
        await ask('/user/get_user_info', { access_token, oauth_consumer_key: appId, openid: me.openid }),
      );
      if (profile.ret !== 0) throw new ProviderFault(`QQ answered ret ${profile.ret}`);
      return {
        subject: me.unionid ? `unionid:${me.unionid}` : `openid:${me.openid}`,
        nickname: nicknameText(profile.nickname),
        avatar: pictureAddress(profile.figureurl_qq_2 || profile.figureurl_qq_1),
      };
    },
  };
}
