import { alipaySigning } from '../alipay-signing.ts';
import type { Answer, SandboxRequest } from '../answer.ts';
import { createGrants } from './grants.ts';
import type { LoginProvider, Surroundings } from './login-provider.ts';
import { backTo, choicePage, errorPage } from './pages.ts';
import { accountNumber, personOf } from './pretend-people.ts';

const NAME = '支付宝';
const APP_ID = 'sandbox-alipay';
const SCOPE = 'auth_user';
const CODE_LASTS_MS = 24 * 3_600_000;
const TOKEN = 'alipay.system.oauth.token';
const PROFILE = 'alipay.user.info.share';

/** Alipay's login for websites: `/oauth2/publicAppAuthorize.htm` and the gateway, all signed with RSA2. */
export function alipay({ url, memberUrl, now }: Surroundings): LoginProvider {
  const grants = createGrants(now, CODE_LASTS_MS);
  const callback = `${memberUrl}/open/alipay/callback`;
  const { applicationPrivateKey, publicKey, isSignedByApplication, signed } = alipaySigning();

  const fault = (code: string, msg: string, sub_code: string, sub_msg: string): Answer =>
    signed('error_response', { code, msg, sub_code, sub_msg });
  const wrong = (sub_code: string, sub_msg: string): Answer =>
    fault('40002', 'Invalid Arguments', sub_code, sub_msg);

  const authorize = (ask: SandboxRequest): Answer => {
    const { app_id, redirect_uri: redirectUri = '', scope, state = '', person } = ask.query;
    if (app_id !== APP_ID) return errorPage(NAME, 'app_id 不存在');
    if (redirectUri !== callback) return errorPage(NAME, 'redirect_uri 与应用配置的授权回调地址不一致');
    if (scope !== SCOPE) return errorPage(NAME, 'scope 不正确');
    if (person === undefined) return choicePage(NAME, ask);
    const chosen = personOf(person);
    if (chosen === undefined) return errorPage(NAME, '已取消授权');
    const code = grants.code(chosen, redirectUri);
    return backTo(redirectUri, { app_id, source: 'alipay_wallet', scope, auth_code: code, state });
  };

  const gateway = (asked: SandboxRequest['form']): Answer => {
    if (asked['app_id'] !== APP_ID) return wrong('isv.invalid-app-id', '无效的AppID参数');
    if (asked['sign_type'] !== 'RSA2') return wrong('isv.invalid-signature-type', '无效签名类型');
    if (!isSignedByApplication(asked)) return wrong('isv.invalid-signature', '验签出错，请检查签名');
    if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(asked['timestamp'] ?? ''))
      return wrong('isv.invalid-timestamp', '非法的时间戳参数');
    if (asked['method'] === TOKEN) return token(asked);
    if (asked['method'] === PROFILE) return profile(asked);
    return wrong('isv.invalid-method', '不存在的方法名');
  };

  const token = (asked: SandboxRequest['form']): Answer => {
    if (asked['grant_type'] !== 'authorization_code')
      return wrong('isv.grant-type-invalid', 'grant_type参数不正确');
    const grant = grants.redeem(asked['code']);
    if (typeof grant === 'string') return wrong('isv.code-invalid', '授权码code无效');
    return signed('alipay_system_oauth_token_response', {
      user_id: accountNumber('alipay', grant.person, 16),
      access_token: grants.token(grant.person),
      expires_in: 1_296_000,
      refresh_token: grants.token(grant.person),
      re_expires_in: 2_592_000,
      auth_start: asked['timestamp'],
    });
  };

  const profile = (asked: SandboxRequest['form']): Answer => {
    const person = grants.holder(asked['auth_token']);
    if (person === undefined)
      return fault('20001', 'Insufficient Token Permissions', 'aop.invalid-auth-token', '无效的访问令牌');
    return signed('alipay_user_info_share_response', {
      code: '10000',
      msg: 'Success',
      user_id: accountNumber('alipay', person, 16),
      avatar: `${url()}/people/${person.id}.svg`,
      nick_name: person.nickname,
    });
  };

  return {
    answer: (ask) => {
      if (ask.path === '/oauth2/publicAppAuthorize.htm') return authorize(ask);
      if (ask.path === '/gateway.do') return gateway({ ...ask.query, ...ask.form });
      return undefined;
    },
    environment: (at) => ({
      ALIPAY_APP_ID: APP_ID,
      ALIPAY_APP_PRIVATE_KEY: applicationPrivateKey,
      ALIPAY_PUBLIC_KEY: publicKey,
      ALIPAY_AUTHORIZE_URL: at,
      ALIPAY_GATEWAY_URL: `${at}/gateway.do`,
    }),
  };
}
