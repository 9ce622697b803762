/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import {
  faker
} from '@faker-js/faker/locale/zh_CN';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  BindAlipay200,
  BindQq200,
  BindSns200,
  BindWechat200,
  BindWeibo200,
  ChangeEmail200,
  ChangeMobile200,
  ChangePassword200,
  CheckQrLogin200,
  CheckSmsCode200,
  ConfirmQrLogin200,
  CreateQrLogin200,
  FinishAlipayLogin200,
  FinishQqLogin200,
  FinishWechatLogin200,
  FinishWeiboLogin200,
  GetIdVerification200,
  GetPublicKey200,
  ListDevices200,
  ListSnsBindings200,
  ListSnsProviders200,
  LoginByPassword200,
  LoginBySms200,
  Logout200,
  RefreshToken200,
  RefuseQrLogin200,
  RegisterBySms200,
  RegisterSns200,
  RenewAgreement200,
  ResetPassword200,
  ScanQrLogin200,
  SendAuthCode200,
  SendCode200,
  SendEmailCode200,
  SendNewMobileCode200,
  SignOutDevice200,
  SignOutOtherDevices200,
  StartSnsLogin200,
  SubmitIdVerification200,
  UnbindSns200
} from '../../model/index.ts';


export const getLoginBySmsResponseMock = (): LoginBySms200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"state":"unregistered","registerTicket":"Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a"}},})

export const getLoginByPasswordResponseMock = (): LoginByPassword200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"token":"ya1.M0yq8mXw2vN5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2v","refreshToken":"yr1.N5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2vN5cK7sQ1rL","expired":1795251600000}},})

export const getSendAuthCodeResponseMock = (): SendAuthCode200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"resendAfterSeconds":60}},})

export const getRegisterBySmsResponseMock = (): RegisterBySms200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"token":"ya1.M0yq8mXw2vN5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2v","refreshToken":"yr1.N5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2vN5cK7sQ1rL","expired":1795251600000}},})

export const getSendNewMobileCodeResponseMock = (): SendNewMobileCode200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"resendAfterSeconds":60}},})

export const getSendCodeResponseMock = (): SendCode200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"resendAfterSeconds":60}},})

export const getSendEmailCodeResponseMock = (): SendEmailCode200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"resendAfterSeconds":60}},})

export const getRefreshTokenResponseMock = (): RefreshToken200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"token":"ya1.M0yq8mXw2vN5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2v","refreshToken":"yr1.N5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2vN5cK7sQ1rL","expired":1795251600000}},})

export const getCreateQrLoginResponseMock = (): CreateQrLogin200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"content":"https://www.yayan.example/login/qr?ticket=hJ9dF6aZt3mB0yq8mXw2vN5c","ticket":"Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a","expiresAt":"2026-11-21T08:33:00.000Z","pollAfterMs":2000}},})

export const getCheckQrLoginResponseMock = (): CheckQrLogin200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"state":"scanned","nickname":"小芽","avatar":null}},})

export const getScanQrLoginResponseMock = (): ScanQrLogin200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"browser":"Chrome","system":"Windows","network":"203.0.*.*","sameNetwork":true,"askedAt":"2026-11-21T08:31:00.000Z","expiresAt":"2026-11-21T08:33:00.000Z"}},})

export const getConfirmQrLoginResponseMock = (): ConfirmQrLogin200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: null},})

export const getRefuseQrLoginResponseMock = (): RefuseQrLogin200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: null},})

export const getResetPasswordResponseMock = (): ResetPassword200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"signedOutDevices":2}},})

export const getFinishAlipayLoginResponseMock = (): FinishAlipayLogin200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"state":"bindRequired","bindTicket":"Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a","type":1,"nickname":"小芽","avatar":null}},})

export const getFinishWechatLoginResponseMock = (): FinishWechatLogin200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"state":"bindRequired","bindTicket":"Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a","type":1,"nickname":"小芽","avatar":null}},})

export const getFinishQqLoginResponseMock = (): FinishQqLogin200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"state":"bindRequired","bindTicket":"Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a","type":1,"nickname":"小芽","avatar":null}},})

export const getFinishWeiboLoginResponseMock = (): FinishWeiboLogin200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"state":"bindRequired","bindTicket":"Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a","type":1,"nickname":"小芽","avatar":null}},})

export const getStartSnsLoginResponseMock = (): StartSnsLogin200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"authorizeUrl":"https://graph.qq.com/oauth2.0/authorize?response_type=code&client_id=1&redirect_uri=https%3A%2F%2Fwww.yayan.example%2Fopen%2Fqq%2Fcallback.php&state=s4Jq8mXw2vN5cK7sQ1rL4hJ9&scope=get_user_info","state":"s4Jq8mXw2vN5cK7sQ1rL4hJ9","expiresAt":"2026-11-21T08:43:00.000Z"}},})

export const getListSnsProvidersResponseMock = (): ListSnsProviders200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[1,2,3,4]}},})

export const getBindSnsResponseMock = (): BindSns200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"state":"unregistered","registerTicket":"Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a"}},})

export const getRegisterSnsResponseMock = (): RegisterSns200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"token":"ya1.M0yq8mXw2vN5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2v","refreshToken":"yr1.N5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2vN5cK7sQ1rL","expired":1795251600000}},})

export const getListSnsBindingsResponseMock = (): ListSnsBindings200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"type":1,"bound":true,"nickname":"小芽","boundAt":"2026-11-21T08:30:00.000Z","canUnbind":true},{"type":2,"bound":false,"nickname":null,"boundAt":null,"canUnbind":false}]}},})

export const getUnbindSnsResponseMock = (): UnbindSns200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"type":1,"bound":true,"nickname":"小芽","boundAt":"2026-11-21T08:30:00.000Z","canUnbind":true},{"type":2,"bound":false,"nickname":null,"boundAt":null,"canUnbind":false}]}},})

export const getChangeMobileResponseMock = (): ChangeMobile200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"mobile":"139****1234","signedOutDevices":2}},})

export const getCheckSmsCodeResponseMock = (): CheckSmsCode200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"checkTicket":"Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a","expiresAt":"2026-11-21T08:40:00.000Z"}},})

export const getChangePasswordResponseMock = (): ChangePassword200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"signedOutDevices":2}},})

export const getChangeEmailResponseMock = (): ChangeEmail200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"email":"x***a@example.com"}},})

export const getGetIdVerificationResponseMock = (): GetIdVerification200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"status":1,"name":"王*明","idNumber":"3101**********1234","reason":null,"triesLeft":2,"submittedAt":"2026-11-21T08:30:00.000Z","consentVersion":"2026-11-01"}},})

export const getBindWechatResponseMock = (): BindWechat200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"type":1,"bound":true,"nickname":"小芽","boundAt":"2026-11-21T08:30:00.000Z","canUnbind":true}},})

export const getBindQqResponseMock = (): BindQq200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"type":1,"bound":true,"nickname":"小芽","boundAt":"2026-11-21T08:30:00.000Z","canUnbind":true}},})

export const getBindWeiboResponseMock = (): BindWeibo200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"type":1,"bound":true,"nickname":"小芽","boundAt":"2026-11-21T08:30:00.000Z","canUnbind":true}},})

export const getBindAlipayResponseMock = (): BindAlipay200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"type":1,"bound":true,"nickname":"小芽","boundAt":"2026-11-21T08:30:00.000Z","canUnbind":true}},})

export const getSubmitIdVerificationResponseMock = (): SubmitIdVerification200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"status":1,"name":"王*明","idNumber":"3101**********1234","reason":null,"triesLeft":2,"submittedAt":"2026-11-21T08:30:00.000Z","consentVersion":"2026-11-01"}},})

export const getGetPublicKeyResponseMock = (): GetPublicKey200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"keyId":"k1","publicKey":"-----BEGIN PUBLIC KEY-----\nMIIBojANBgkqhkiG9w0BAQEFAAOCAY8AMIIBigKCAYEA\n-----END PUBLIC KEY-----\n","algorithm":"RSA-OAEP-256","time":1795250000000}},})

export const getLogoutResponseMock = (): Logout200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: null},})

export const getRenewAgreementResponseMock = (): RenewAgreement200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"version":"2026-11-01","agreedAt":"2026-11-21T08:30:00.000Z"}},})

export const getListDevicesResponseMock = (): ListDevices200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"items":[{"id":"0193498e-7c5a-7f7e-b5a3-3f1c2d4e5f60","current":true,"device":2,"browser":"Chrome","system":"Windows","network":"203.0.*.*","signedInAt":"2026-11-20T08:30:00.000Z","lastUsedAt":"2026-11-21T08:30:00.000Z"}]}},})

export const getSignOutDeviceResponseMock = (): SignOutDevice200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: null},})

export const getSignOutOtherDevicesResponseMock = (): SignOutOtherDevices200 => ({...{code: faker.number.int(), msg: faker.string.alpha({length: {min: 10, max: 20}})},...{data: {"signedOutDevices":2}},})


export const getLoginBySmsMockHandler = (overrideResponse?: LoginBySms200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginBySms200> | LoginBySms200), options?: RequestHandlerOptions) => {
  return http.post('*/auth/sms/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginBySmsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLoginByPasswordMockHandler = (overrideResponse?: LoginByPassword200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LoginByPassword200> | LoginByPassword200), options?: RequestHandlerOptions) => {
  return http.post('*/auth/password/login', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLoginByPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendAuthCodeMockHandler = (overrideResponse?: SendAuthCode200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SendAuthCode200> | SendAuthCode200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/auth/sms/send', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendAuthCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRegisterBySmsMockHandler = (overrideResponse?: RegisterBySms200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegisterBySms200> | RegisterBySms200), options?: RequestHandlerOptions) => {
  return http.post('*/auth/sms/register', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterBySmsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendNewMobileCodeMockHandler = (overrideResponse?: SendNewMobileCode200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SendNewMobileCode200> | SendNewMobileCode200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/sms/new-mobile', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendNewMobileCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendCodeMockHandler = (overrideResponse?: SendCode200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SendCode200> | SendCode200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/sms/send', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSendEmailCodeMockHandler = (overrideResponse?: SendEmailCode200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SendEmailCode200> | SendEmailCode200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/email/send', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSendEmailCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRefreshTokenMockHandler = (overrideResponse?: RefreshToken200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RefreshToken200> | RefreshToken200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/auth/token/refresh', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefreshTokenResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateQrLoginMockHandler = (overrideResponse?: CreateQrLogin200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CreateQrLogin200> | CreateQrLogin200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/auth/qrcode/login', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateQrLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckQrLoginMockHandler = (overrideResponse?: CheckQrLogin200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CheckQrLogin200> | CheckQrLogin200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/auth/qrcode/check', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckQrLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getScanQrLoginMockHandler = (overrideResponse?: ScanQrLogin200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ScanQrLogin200> | ScanQrLogin200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/auth/qrcode/scan', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getScanQrLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getConfirmQrLoginMockHandler = (overrideResponse?: ConfirmQrLogin200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ConfirmQrLogin200> | ConfirmQrLogin200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/auth/qrcode/confirm', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConfirmQrLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRefuseQrLoginMockHandler = (overrideResponse?: RefuseQrLogin200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RefuseQrLogin200> | RefuseQrLogin200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/auth/qrcode/refuse', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRefuseQrLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getResetPasswordMockHandler = (overrideResponse?: ResetPassword200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ResetPassword200> | ResetPassword200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/auth/password/reset', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getResetPasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFinishAlipayLoginMockHandler = (overrideResponse?: FinishAlipayLogin200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FinishAlipayLogin200> | FinishAlipayLogin200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/auth/alipay/callback', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishAlipayLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFinishWechatLoginMockHandler = (overrideResponse?: FinishWechatLogin200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FinishWechatLogin200> | FinishWechatLogin200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/auth/wechat/callback', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishWechatLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFinishQqLoginMockHandler = (overrideResponse?: FinishQqLogin200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FinishQqLogin200> | FinishQqLogin200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/auth/qq/callback', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishQqLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getFinishWeiboLoginMockHandler = (overrideResponse?: FinishWeiboLogin200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<FinishWeiboLogin200> | FinishWeiboLogin200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/auth/weibo/callback', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getFinishWeiboLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getStartSnsLoginMockHandler = (overrideResponse?: StartSnsLogin200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StartSnsLogin200> | StartSnsLogin200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/auth/sns/start', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartSnsLoginResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSnsProvidersMockHandler = (overrideResponse?: ListSnsProviders200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListSnsProviders200> | ListSnsProviders200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/auth/sns/providers', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSnsProvidersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBindSnsMockHandler = (overrideResponse?: BindSns200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BindSns200> | BindSns200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/auth/sns/bind', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBindSnsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRegisterSnsMockHandler = (overrideResponse?: RegisterSns200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RegisterSns200> | RegisterSns200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/auth/sns/register', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRegisterSnsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSnsBindingsMockHandler = (overrideResponse?: ListSnsBindings200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListSnsBindings200> | ListSnsBindings200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/sns', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSnsBindingsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUnbindSnsMockHandler = (overrideResponse?: UnbindSns200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UnbindSns200> | UnbindSns200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/sns/unbind', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUnbindSnsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangeMobileMockHandler = (overrideResponse?: ChangeMobile200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeMobile200> | ChangeMobile200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/mobile', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeMobileResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckSmsCodeMockHandler = (overrideResponse?: CheckSmsCode200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CheckSmsCode200> | CheckSmsCode200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/sms/check', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckSmsCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangePasswordMockHandler = (overrideResponse?: ChangePassword200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangePassword200> | ChangePassword200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/password', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangePasswordResponseMock(),
      { status: 200
      })
  }, options)
}

export const getChangeEmailMockHandler = (overrideResponse?: ChangeEmail200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ChangeEmail200> | ChangeEmail200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/email', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getChangeEmailResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetIdVerificationMockHandler = (overrideResponse?: GetIdVerification200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetIdVerification200> | GetIdVerification200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/id-verify', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetIdVerificationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBindWechatMockHandler = (overrideResponse?: BindWechat200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BindWechat200> | BindWechat200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/wechat/bind', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBindWechatResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBindQqMockHandler = (overrideResponse?: BindQq200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BindQq200> | BindQq200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/qq/bind', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBindQqResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBindWeiboMockHandler = (overrideResponse?: BindWeibo200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BindWeibo200> | BindWeibo200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/weibo/bind', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBindWeiboResponseMock(),
      { status: 200
      })
  }, options)
}

export const getBindAlipayMockHandler = (overrideResponse?: BindAlipay200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BindAlipay200> | BindAlipay200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/alipay/bind', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getBindAlipayResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSubmitIdVerificationMockHandler = (overrideResponse?: SubmitIdVerification200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SubmitIdVerification200> | SubmitIdVerification200), options?: RequestHandlerOptions) => {
  return http.post('*/v2/users/id-verfiy', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSubmitIdVerificationResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPublicKeyMockHandler = (overrideResponse?: GetPublicKey200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPublicKey200> | GetPublicKey200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/auth/public-key', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPublicKeyResponseMock(),
      { status: 200
      })
  }, options)
}

export const getLogoutMockHandler = (overrideResponse?: Logout200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Logout200> | Logout200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/auth/logout', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getLogoutResponseMock(),
      { status: 200
      })
  }, options)
}

export const getRenewAgreementMockHandler = (overrideResponse?: RenewAgreement200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<RenewAgreement200> | RenewAgreement200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/agreement', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getRenewAgreementResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListDevicesMockHandler = (overrideResponse?: ListDevices200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListDevices200> | ListDevices200), options?: RequestHandlerOptions) => {
  return http.get('*/v1/users/devices', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListDevicesResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSignOutDeviceMockHandler = (overrideResponse?: SignOutDevice200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SignOutDevice200> | SignOutDevice200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/devices/:id/sign-out', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSignOutDeviceResponseMock(),
      { status: 200
      })
  }, options)
}

export const getSignOutOtherDevicesMockHandler = (overrideResponse?: SignOutOtherDevices200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SignOutOtherDevices200> | SignOutOtherDevices200), options?: RequestHandlerOptions) => {
  return http.post('*/v1/users/devices/sign-out-others', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getSignOutOtherDevicesResponseMock(),
      { status: 200
      })
  }, options)
}
export const getIdentityMock = () => [
  getLoginBySmsMockHandler(),
  getLoginByPasswordMockHandler(),
  getSendAuthCodeMockHandler(),
  getRegisterBySmsMockHandler(),
  getSendNewMobileCodeMockHandler(),
  getSendCodeMockHandler(),
  getSendEmailCodeMockHandler(),
  getRefreshTokenMockHandler(),
  getCreateQrLoginMockHandler(),
  getCheckQrLoginMockHandler(),
  getScanQrLoginMockHandler(),
  getConfirmQrLoginMockHandler(),
  getRefuseQrLoginMockHandler(),
  getResetPasswordMockHandler(),
  getFinishAlipayLoginMockHandler(),
  getFinishWechatLoginMockHandler(),
  getFinishQqLoginMockHandler(),
  getFinishWeiboLoginMockHandler(),
  getStartSnsLoginMockHandler(),
  getListSnsProvidersMockHandler(),
  getBindSnsMockHandler(),
  getRegisterSnsMockHandler(),
  getListSnsBindingsMockHandler(),
  getUnbindSnsMockHandler(),
  getChangeMobileMockHandler(),
  getCheckSmsCodeMockHandler(),
  getChangePasswordMockHandler(),
  getChangeEmailMockHandler(),
  getGetIdVerificationMockHandler(),
  getBindWechatMockHandler(),
  getBindQqMockHandler(),
  getBindWeiboMockHandler(),
  getBindAlipayMockHandler(),
  getSubmitIdVerificationMockHandler(),
  getGetPublicKeyMockHandler(),
  getLogoutMockHandler(),
  getRenewAgreementMockHandler(),
  getListDevicesMockHandler(),
  getSignOutDeviceMockHandler(),
  getSignOutOtherDevicesMockHandler()
]
