import { z } from 'zod';
import { jsonOf, ProviderFault } from '../../../../platform/http-client/call-provider.ts';
import type { SnsConfig, WechatApp } from '../../../../platform/config/sns-config.ts';
import { nicknameText, pictureAddress } from './account-texts.ts';
import { askThirdParty } from './ask-third-party.ts';
import { readAnswer } from './read-answer.ts';
import { SnsCodeRefused, type SnsProvider } from './sns-provider.ts';

/** invalid code, code expired, code been used. */
const CODE_REFUSED = new Set([40029, 42003, 40163]);

const fault = z.looseObject({ errcode: z.number().refine((code) => code !== 0) });
const tokenAnswer = z.looseObject({
  access_token: z.string().min(1),
  openid: z.string().min(1),
  unionid: z.string().optional(),
});
const profileAnswer = z.looseObject({
  openid: z.string(),
  nickname: z.string().optional(),
  headimgurl: z.string().optional(),
  unionid: z.string().optional(),
});

/** Which WeChat flow to use: a website shows a code to scan; a page inside WeChat asks the user directly. */
const PAGES = {
  website: { path: '/connect/qrconnect', scope: 'snsapi_login' },
  inside: { path: '/connect/oauth2/authorize', scope: 'snsapi_userinfo' },
} as const;

/**
 * WeChat's login for websites (`connect/qrconnect`) or for pages inside WeChat (`connect/oauth2/authorize`, of a service
 * account), then for both `sns/oauth2/access_token` and `sns/userinfo`.
 */
export function wechat(
  { appId, secret, openUrl, apiUrl }: WechatApp & Pick<SnsConfig, 'wechatUrls'>['wechatUrls'],
  place: keyof typeof PAGES = 'website',
): SnsProvider {
  const { path: page, scope } = PAGES[place];
  const ask = async (path: string, query: Record<string, string>): Promise<unknown> => {
    const answer = jsonOf('WeChat', await askThirdParty(`${apiUrl}${path}`, query));
    const failed = fault.safeParse(answer);
    if (!failed.success) return answer;
    if (CODE_REFUSED.has(failed.data.errcode)) throw new SnsCodeRefused(`WeChat: ${failed.data.errcode}`);
    throw new ProviderFault(`WeChat answered errcode ${failed.data.errcode}`);
  };
  return {
    authorizeUrl: (state, callback) => {
      const query = new URLSearchParams({
        appid: appId,
        redirect_uri: callback,
        response_type: 'code',
        scope,
        state,
      });
      return `${openUrl}${page}?${query.toString()}#wechat_redirect`;
    },
    accountOf: async (code) => {
      const asked = { appid: appId, secret, code, grant_type: 'authorization_code' };
      const token = readAnswer('WeChat', tokenAnswer, await ask('/sns/oauth2/access_token', asked));
      const { access_token, openid } = token;
      const profile = readAnswer(
        'WeChat',
        profileAnswer,
        await ask('/sns/userinfo', { access_token, openid, lang: 'zh_CN' }),
      );
      if (profile.openid !== openid) throw new ProviderFault('WeChat answered about somebody else');
      const unionid = profile.unionid ?? token.unionid;
      return {
        subject: unionid ? `unionid:${unionid}` : `openid:${openid}`,
        openId: { appId, id: openid },
        nickname: nicknameText(profile.nickname),
        avatar: pictureAddress(profile.headimgurl),
      };
    },
  };
}
