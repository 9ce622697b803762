import { SnsType } from '@yayan/contract';
import type { Call, Handlers } from '../../../call/call.ts';
import type { EncryptedFields } from '../../../platform/field-encryption/encrypted-fields.ts';
import { checkMobile } from '../members/mobile.ts';
import type { Sns } from './sns.ts';
import type { WechatPages } from './wechat-pages.ts';

type FinishOperation = 'finishWechatLogin' | 'finishQqLogin' | 'finishWeiboLogin' | 'finishAlipayLogin';
type BindOperation = 'bindWechat' | 'bindQq' | 'bindWeibo' | 'bindAlipay';
type SnsOperation =
  | FinishOperation
  | BindOperation
  | 'startSnsLogin'
  | 'listSnsProviders'
  | 'signWechatPage'
  | 'bindSns'
  | 'registerSns'
  | 'listSnsBindings'
  | 'unbindSns';

/** Signing in by third-party accounts, and the accounts a member has bound. */
export function snsHandlers({
  sns,
  wechatPages,
  fields,
}: {
  sns: Sns;
  wechatPages: WechatPages;
  fields: EncryptedFields;
}): Pick<Handlers, SnsOperation> {
  type SnsTypeByCode = Exclude<SnsType, typeof SnsType.Alipay>;
  const finish =
    (type: SnsTypeByCode) =>
    async ({ query, caller, origin }: Pick<Call<'finishWechatLogin'>, 'query' | 'caller' | 'origin'>) =>
      await sns.finish(query, { type, caller, origin });
  const bind =
    (type: SnsTypeByCode) =>
    async ({ body, caller, origin }: Pick<Call<'bindWechat'>, 'body' | 'caller' | 'origin'>) =>
      await sns.bindReturned(body, { type, caller, origin });
  const type = SnsType.Alipay;
  return {
    listSnsProviders: async ({ origin }) => ({ items: sns.authorization.kindsFor(origin) }),
    signWechatPage: async ({ query: { url } }) => await wechatPages.sign(url),
    startSnsLogin: async ({ body, caller, origin }) =>
      await sns.authorization.start({ type: body.type, caller, origin }),
    finishWechatLogin: finish(SnsType.Wechat),
    finishQqLogin: finish(SnsType.Qq),
    finishWeiboLogin: finish(SnsType.Weibo),
    finishAlipayLogin: async ({ query: { auth_code: code, state }, caller, origin }) =>
      await sns.finish({ code, state }, { type, caller, origin }),
    bindWechat: bind(SnsType.Wechat),
    bindQq: bind(SnsType.Qq),
    bindWeibo: bind(SnsType.Weibo),
    bindAlipay: async ({ body: { auth_code: code, state }, caller, origin }) =>
      await sns.bindReturned({ code, state }, { type, caller, origin }),
    bindSns: async ({ body, origin }) => {
      if (body.by === 'merge') return await sns.merge(body.mergeTicket, origin);
      const [mobile, code] = await fields.open([body.mobile, body.code]);
      return await sns.proveMobile(
        { bindTicket: body.bindTicket, mobile: checkMobile(mobile), code },
        origin,
      );
    },
    registerSns: async ({ body, origin }) => await sns.register(body, origin),
    listSnsBindings: async ({ caller }) => await sns.bindings.list(caller.memberId),
    unbindSns: async ({ body, caller }) => await sns.bindings.unbind(caller, body.type),
  };
}
