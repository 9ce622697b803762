import { z } from 'zod';
import { jsonOf, ProviderFault } from '../../../../platform/http-client/call-provider.ts';
import type { SnsConfig } from '../../../../platform/config/sns-config.ts';
import { nicknameText, pictureAddress } from './account-texts.ts';
import { askThirdParty } from './ask-third-party.ts';
import { readAnswer } from './read-answer.ts';
import { SnsCodeRefused, type SnsProvider } from './sns-provider.ts';

const fault = z.looseObject({ error: z.string(), error_code: z.number().optional() });
const tokenAnswer = z.looseObject({ access_token: z.string().min(1), uid: z.coerce.string().min(1) });
const profileAnswer = z.looseObject({
  idstr: z.string(),
  screen_name: z.string().optional(),
  profile_image_url: z.string().optional(),
  avatar_large: z.string().optional(),
});

/** Weibo's login for websites: `oauth2/authorize`, `oauth2/access_token`, then `2/users/show.json`. */
export function weibo({ appId, secret, url }: NonNullable<SnsConfig['weibo']>): SnsProvider {
  const read = (text: string): unknown => {
    const answer = jsonOf('Weibo', text);
    const failed = fault.safeParse(answer);
    if (!failed.success) return answer;
    if (failed.data.error === 'invalid_grant') throw new SnsCodeRefused('Weibo: invalid_grant');
    throw new ProviderFault(`Weibo answered error ${failed.data.error_code ?? 'without a code'}`);
  };
  return {
    authorizeUrl: (state, callback) => {
      const query = new URLSearchParams({
        client_id: appId,
        redirect_uri: callback,
        response_type: 'code',
        state,
      });
      return `${url}/oauth2/authorize?${query.toString()}`;
    },
    accountOf: async (code, callback) => {
      const form = {
        client_id: appId,
        client_secret: secret,
        grant_type: 'authorization_code',
        redirect_uri: callback,
        code,
      };
      const token = await askThirdParty(`${url}/oauth2/access_token`, {}, form);
      const { access_token, uid } = readAnswer('Weibo', tokenAnswer, read(token));
      const shown = await askThirdParty(`${url}/2/users/show.json`, { access_token, uid });
      const profile = readAnswer('Weibo', profileAnswer, read(shown));
      if (profile.idstr !== uid) throw new ProviderFault('Weibo answered about somebody else');
      return {
        subject: `uid:${uid}`,
        nickname: nicknameText(profile.screen_name),
        avatar: pictureAddress(profile.avatar_large || profile.profile_image_url),
      };
    },
  };
}
