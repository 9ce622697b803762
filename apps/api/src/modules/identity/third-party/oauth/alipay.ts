import { z } from 'zod';
import { askAlipay } from '../../../../platform/alipay/gateway.ts';
import { ProviderFault } from '../../../../platform/http-client/call-provider.ts';
import type { SnsConfig } from '../../../../platform/config/sns-config.ts';
import { nicknameText, pictureAddress } from './account-texts.ts';
import { readAnswer } from './read-answer.ts';
import { SnsCodeRefused, type SnsProvider } from './sns-provider.ts';

const TOKEN = 'alipay.system.oauth.token';
const PROFILE = 'alipay.user.info.share';
const SUCCESS = '10000';

const fault = z.looseObject({ code: z.string(), sub_code: z.string().optional() });
const who = { user_id: z.string().min(1).optional(), open_id: z.string().min(1).optional() };
const tokenAnswer = z.looseObject({ access_token: z.string().min(1), ...who });
const profileAnswer = z.looseObject({
  nick_name: z.string().optional(),
  avatar: z.string().optional(),
  ...who,
});

/**
 * Alipay's login for websites: `oauth2/publicAppAuthorize.htm`, then the gateway's `alipay.system.oauth.token` and
 * `alipay.user.info.share`. Requests are signed with the application's key, and answers are verified with Alipay's key
 * (RSA2).
 */
export function alipay(config: NonNullable<SnsConfig['alipay']>, now: () => Date): SnsProvider {
  const { appId, authorizeUrl } = config;
  return {
    authorizeUrl: (state, callback) => {
      const query = new URLSearchParams({
        app_id: appId,
        scope: 'auth_user',
        redirect_uri: callback,
        state,
      });
      return `${authorizeUrl}/oauth2/publicAppAuthorize.htm?${query.toString()}`;
    },
    accountOf: async (code) => {
      const granted = await ask(config, now(), TOKEN, { grant_type: 'authorization_code', code });
      const token = readAnswer('Alipay', tokenAnswer, granted);
      const shared = await ask(config, now(), PROFILE, { auth_token: token.access_token });
      const profile = readAnswer('Alipay', profileAnswer, shared);
      if (profile.user_id !== token.user_id || profile.open_id !== token.open_id)
        throw new ProviderFault('Alipay answered about somebody else');
      if (!token.user_id && !token.open_id) throw new ProviderFault('Alipay answered about nobody');
      return {
        subject: token.user_id ? `user_id:${token.user_id}` : `open_id:${token.open_id ?? ''}`,
        nickname: nicknameText(profile.nick_name),
        avatar: pictureAddress(profile.avatar),
      };
    },
  };
}

/** Calls one method of the gateway and returns its answer. Throws `SnsCodeRefused` when Alipay refuses the code. */
async function ask(
  config: NonNullable<SnsConfig['alipay']>,
  at: Date,
  method: string,
  asked: Readonly<Record<string, string>>,
): Promise<unknown> {
  const answer = await askAlipay(config, at, method, asked);
  const failed = fault.safeParse(answer);
  if (!failed.success || failed.data.code === SUCCESS) return answer;
  if (failed.data.sub_code === 'isv.code-invalid') throw new SnsCodeRefused('Alipay: isv.code-invalid');
  throw new ProviderFault(`Alipay answered ${failed.data.code} ${failed.data.sub_code ?? ''}`);
}
