import { useMutation } from '@tanstack/react-query';
import {
  bindAlipay,
  bindQq,
  bindWechat,
  bindWeibo,
  finishAlipayLogin,
  finishQqLogin,
  finishWechatLogin,
  finishWeiboLogin,
  type SnsLoginResult,
  SnsType,
} from '@yayan/api-client';

interface Grant {
  type: SnsType;
  code: string;
  state: string;
}

const quiet = { quiet: true };

const finish = ({ type, code, state }: Grant): Promise<SnsLoginResult> => {
  switch (type) {
    case SnsType.Wechat:
      return finishWechatLogin({ code, state }, quiet);
    case SnsType.Qq:
      return finishQqLogin({ code, state }, quiet);
    case SnsType.Weibo:
      return finishWeiboLogin({ code, state }, quiet);
    case SnsType.Alipay:
      return finishAlipayLogin({ auth_code: code, state }, quiet);
  }
};

const bind = ({ type, code, state }: Grant) => {
  switch (type) {
    case SnsType.Wechat:
      return bindWechat({ code, state }, quiet);
    case SnsType.Qq:
      return bindQq({ code, state }, quiet);
    case SnsType.Weibo:
      return bindWeibo({ code, state }, quiet);
    case SnsType.Alipay:
      return bindAlipay({ auth_code: code, state }, quiet);
  }
};

/** Signs a visitor in with the third party's grant. Resolves to a bind ticket when the account must be bound first. */
export const useFinishLogin = () => useMutation({ mutationFn: finish });

/** Binds the third-party account of the grant to the signed-in member. */
export const useBindToMember = () => useMutation({ mutationFn: bind });
