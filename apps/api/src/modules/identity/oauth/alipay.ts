import { z } from 'zod';
import { timeInWords } from '../../../platform/calendar-day.ts';
import type { SnsConfig } from '../../../platform/sns-config.ts';
import { nicknameText, pictureAddress } from './account-texts.ts';
import { isSigned, rawMember, signParameters } from './alipay-signature.ts';
import { askProvider } from './ask-provider.ts';
import { jsonOf, readAnswer } from './read-answer.ts';
import { SnsCodeRefused, type SnsProvider, SnsProviderFault } from './sns-provider.ts';

const TOKEN = 'alipay.system.oauth.token';
const PROFILE = 'alipay.user.info.share';
const SUCCESS = '10000';

const signed = z.looseObject({ sign: z.string().min(1) });
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
 * `alipay.user.info.share`. Requests are signed with the application's key, answers checked against Alipay's (RSA2).
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
      const granted = await askGateway(config, now(), TOKEN, { grant_type: 'authorization_code', code });
      const token = readAnswer('Alipay', tokenAnswer, granted);
      const shared = await askGateway(config, now(), PROFILE, { auth_token: token.access_token });
      const profile = readAnswer('Alipay', profileAnswer, shared);
      if (profile.user_id !== token.user_id || profile.open_id !== token.open_id)
        throw new SnsProviderFault('Alipay answered about somebody else');
      if (!token.user_id && !token.open_id) throw new SnsProviderFault('Alipay answered about nobody');
      return {
        subject: token.user_id ? `user_id:${token.user_id}` : `open_id:${token.open_id ?? ''}`,
        nickname: nicknameText(profile.nick_name),
        avatar: pictureAddress(profile.avatar),
      };
    },
  };
}

/** Calls one method of the gateway and answers what it says. Nothing that is not signed by Alipay is believed. */
async function askGateway(
  { appId, privateKey, publicKey, gatewayUrl }: NonNullable<SnsConfig['alipay']>,
  at: Date,
  method: string,
  asked: Readonly<Record<string, string>>,
): Promise<unknown> {
  const parameters = {
    app_id: appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: timeInWords(at),
    version: '1.0',
    ...asked,
  };
  // The gateway reads the character set from the address, before the form.
  const text = await askProvider(
    gatewayUrl,
    { charset: 'utf-8' },
    { ...parameters, sign: signParameters(parameters, privateKey) },
  );
  const whole = jsonOf('Alipay', text);
  const raw = rawMember(text, `${method.replaceAll('.', '_')}_response`) ?? rawMember(text, 'error_response');
  if (raw === undefined) throw new SnsProviderFault('Alipay answered in an unknown form');
  const { sign } = readAnswer('Alipay', signed, whole);
  if (!isSigned(raw, sign, publicKey)) throw new SnsProviderFault('Alipay did not sign this answer');
  const answer = jsonOf('Alipay', raw);
  const failed = fault.safeParse(answer);
  if (!failed.success || failed.data.code === SUCCESS) return answer;
  if (failed.data.sub_code === 'isv.code-invalid') throw new SnsCodeRefused('Alipay: isv.code-invalid');
  throw new SnsProviderFault(`Alipay answered ${failed.data.code} ${failed.data.sub_code ?? ''}`);
}
