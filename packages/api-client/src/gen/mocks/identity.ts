/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { mockCall } from '../../mocks/mock-call.ts';
import type {
  Agreement,
  AgreementConsent,
  CheckTicket,
  CodeSent,
  DeviceList,
  DevicesSignedOut,
  Done,
  EmailChanged,
  IdVerification,
  LegalText,
  LoginResult,
  MobileChanged,
  PasswordChanged,
  PublicKey,
  QrAsker,
  QrLogin,
  QrLoginState,
  Session,
  SmsPreferences,
  SnsBindResult,
  SnsBinding,
  SnsBindingList,
  SnsLoginResult,
  SnsProviderList,
  SnsStart,
  WechatPage,
} from '../model/index.ts';

/** Answers `loginBySms`: Sign in with mobile and code. */
export const mockLoginBySms = mockCall<'loginBySms', LoginResult>('post', '/auth/sms/login', () => ({"state":"unregistered","registerTicket":"Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a"}));

/** Answers `loginByPassword`: Sign in with mobile and password. */
export const mockLoginByPassword = mockCall<'loginByPassword', Session>('post', '/auth/password/login', () => ({"token":"ya1.M0yq8mXw2vN5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2v","refreshToken":"yr1.N5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2vN5cK7sQ1rL","expired":1795251600000}));

/** Answers `sendAuthCode`: Send a code for signing in or for a new password. */
export const mockSendAuthCode = mockCall<'sendAuthCode', CodeSent>('post', '/v1/auth/sms/send', () => ({"resendAfterSeconds":60}));

/** Answers `registerBySms`: Register a member. */
export const mockRegisterBySms = mockCall<'registerBySms', Session>('post', '/auth/sms/register', () => ({"token":"ya1.M0yq8mXw2vN5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2v","refreshToken":"yr1.N5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2vN5cK7sQ1rL","expired":1795251600000}));

/** Answers `sendNewMobileCode`: Send a code to the new mobile of a member. */
export const mockSendNewMobileCode = mockCall<'sendNewMobileCode', CodeSent>('post', '/v1/sms/new-mobile', () => ({"resendAfterSeconds":60}));

/** Answers `sendCode`: Send a code to the signed-in member's own mobile. */
export const mockSendCode = mockCall<'sendCode', CodeSent>('post', '/v1/sms/send', () => ({"resendAfterSeconds":60}));

/** Answers `sendEmailCode`: Send a code to the member's new e-mail address. */
export const mockSendEmailCode = mockCall<'sendEmailCode', CodeSent>('post', '/v1/email/send', () => ({"resendAfterSeconds":60}));

/** Answers `refreshToken`: Exchange a refresh token for a new session. */
export const mockRefreshToken = mockCall<'refreshToken', Session>('post', '/v1/auth/token/refresh', () => ({"token":"ya1.M0yq8mXw2vN5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2v","refreshToken":"yr1.N5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2vN5cK7sQ1rL","expired":1795251600000}));

/** Answers `createQrLogin`: Create a QR code for signing in with a phone. */
export const mockCreateQrLogin = mockCall<'createQrLogin', QrLogin>('get', '/v1/auth/qrcode/login', () => ({"content":"https://www.yayan.example/login/qr?ticket=hJ9dF6aZt3mB0yq8mXw2vN5c","ticket":"Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a","expiresAt":"2026-11-21T08:33:00.000Z","pollAfterMs":2000}));

/** Answers `checkQrLogin`: Check whether the phone has confirmed. */
export const mockCheckQrLogin = mockCall<'checkQrLogin', QrLoginState>('get', '/v1/auth/qrcode/check', () => ({"state":"scanned","nickname":"小芽","avatar":null}));

/** Answers `scanQrLogin`: Read the QR code that a phone scanned. */
export const mockScanQrLogin = mockCall<'scanQrLogin', QrAsker>('post', '/v1/auth/qrcode/scan', () => ({"browser":"Chrome","system":"Windows","network":"203.0.*.*","sameNetwork":true,"askedAt":"2026-11-21T08:31:00.000Z","expiresAt":"2026-11-21T08:33:00.000Z"}));

/** Answers `confirmQrLogin`: Confirm the sign-in of the browser that shows the code. */
export const mockConfirmQrLogin = mockCall<'confirmQrLogin', Done>('post', '/v1/auth/qrcode/confirm', () => (null));

/** Answers `refuseQrLogin`: Refuse the sign-in of the browser that shows the code. */
export const mockRefuseQrLogin = mockCall<'refuseQrLogin', Done>('post', '/v1/auth/qrcode/refuse', () => (null));

/** Answers `resetPassword`: Set a new password with a code. */
export const mockResetPassword = mockCall<'resetPassword', PasswordChanged>('post', '/v1/auth/password/reset', () => ({"signedOutDevices":2}));

/** Answers `finishAlipayLogin`: Finish signing in, or binding, with Alipay. */
export const mockFinishAlipayLogin = mockCall<'finishAlipayLogin', SnsLoginResult>('get', '/v1/auth/alipay/callback', () => ({"state":"bindRequired","bindTicket":"Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a","type":1,"nickname":"小芽","avatar":null}));

/** Answers `finishWechatLogin`: Finish signing in, or binding, with WeChat. */
export const mockFinishWechatLogin = mockCall<'finishWechatLogin', SnsLoginResult>('get', '/v1/auth/wechat/callback', () => ({"state":"bindRequired","bindTicket":"Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a","type":1,"nickname":"小芽","avatar":null}));

/** Answers `finishQqLogin`: Finish signing in, or binding, with QQ. */
export const mockFinishQqLogin = mockCall<'finishQqLogin', SnsLoginResult>('get', '/v1/auth/qq/callback', () => ({"state":"bindRequired","bindTicket":"Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a","type":1,"nickname":"小芽","avatar":null}));

/** Answers `finishWeiboLogin`: Finish signing in, or binding, with Weibo. */
export const mockFinishWeiboLogin = mockCall<'finishWeiboLogin', SnsLoginResult>('get', '/v1/auth/weibo/callback', () => ({"state":"bindRequired","bindTicket":"Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a","type":1,"nickname":"小芽","avatar":null}));

/** Answers `startSnsLogin`: Start signing in, or binding, with a third party. */
export const mockStartSnsLogin = mockCall<'startSnsLogin', SnsStart>('post', '/v1/auth/sns/start', () => ({"authorizeUrl":"https://graph.qq.com/oauth2.0/authorize?response_type=code&client_id=1&redirect_uri=https%3A%2F%2Fwww.yayan.example%2Fopen%2Fqq%2Fcallback.php&state=s4Jq8mXw2vN5cK7sQ1rL4hJ9&scope=get_user_info","state":"s4Jq8mXw2vN5cK7sQ1rL4hJ9","expiresAt":"2026-11-21T08:43:00.000Z"}));

/** Answers `listSnsProviders`: List the third parties one can sign in with. */
export const mockListSnsProviders = mockCall<'listSnsProviders', SnsProviderList>('get', '/v1/auth/sns/providers', () => ({"items":[1,2,3,4]}));

/** Answers `signWechatPage`: Sign a page, so that it may set its own share card inside WeChat. */
export const mockSignWechatPage = mockCall<'signWechatPage', WechatPage>('get', '/v1/wechat/signature', () => ({"config":{"appId":"wx0","timestamp":1784620800,"nonceStr":"Wm3WZYTPz0wzccnW","signature":"0f9de62fce790f9a083d5c99e95740ceb90c27ed"}}));

/** Answers `bindSns`: Bind a third-party account to a mobile and sign in. */
export const mockBindSns = mockCall<'bindSns', SnsBindResult>('post', '/v1/auth/sns/bind', () => ({"state":"unregistered","registerTicket":"Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a"}));

/** Answers `registerSns`: Register a member with a third-party account. */
export const mockRegisterSns = mockCall<'registerSns', Session>('post', '/v1/auth/sns/register', () => ({"token":"ya1.M0yq8mXw2vN5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2v","refreshToken":"yr1.N5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2vN5cK7sQ1rL","expired":1795251600000}));

/** Answers `listSnsBindings`: List the member's third-party accounts. */
export const mockListSnsBindings = mockCall<'listSnsBindings', SnsBindingList>('get', '/v1/users/sns', () => ({"items":[{"type":1,"bound":true,"nickname":"小芽","boundAt":"2026-11-21T08:30:00.000Z","canUnbind":true},{"type":2,"bound":false,"nickname":null,"boundAt":null,"canUnbind":false}]}));

/** Answers `unbindSns`: Unbind a third-party account. */
export const mockUnbindSns = mockCall<'unbindSns', SnsBindingList>('post', '/v1/users/sns/unbind', () => ({"items":[{"type":1,"bound":true,"nickname":"小芽","boundAt":"2026-11-21T08:30:00.000Z","canUnbind":true},{"type":2,"bound":false,"nickname":null,"boundAt":null,"canUnbind":false}]}));

/** Answers `changeMobile`: Change the mobile. */
export const mockChangeMobile = mockCall<'changeMobile', MobileChanged>('post', '/v1/users/mobile', () => ({"mobile":"139****1234","signedOutDevices":2}));

/** Answers `checkSmsCode`: Check a code before a protected change. */
export const mockCheckSmsCode = mockCall<'checkSmsCode', CheckTicket>('post', '/v1/sms/check', () => ({"checkTicket":"Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a","expiresAt":"2026-11-21T08:40:00.000Z"}));

/** Answers `changePassword`: Set or change the password. */
export const mockChangePassword = mockCall<'changePassword', PasswordChanged>('post', '/v1/users/password', () => ({"signedOutDevices":2}));

/** Answers `changeEmail`: Set or change the e-mail address. */
export const mockChangeEmail = mockCall<'changeEmail', EmailChanged>('post', '/v1/users/email', () => ({"email":"x***a@example.com"}));

/** Answers `getIdVerification`: Read the state of the real-name check. */
export const mockGetIdVerification = mockCall<'getIdVerification', IdVerification>('get', '/v1/users/id-verify', () => ({"status":1,"name":"王*明","idNumber":"3101**********1234","reason":null,"adultOn":null,"triesLeft":2,"submittedAt":"2026-11-21T08:30:00.000Z","consentVersion":"2026-11-01"}));

/** Answers `bindWechat`: Bind a WeChat account to the signed-in member. */
export const mockBindWechat = mockCall<'bindWechat', SnsBinding>('post', '/v1/users/wechat/bind', () => ({"type":1,"bound":true,"nickname":"小芽","boundAt":"2026-11-21T08:30:00.000Z","canUnbind":true}));

/** Answers `bindQq`: Bind a QQ account to the signed-in member. */
export const mockBindQq = mockCall<'bindQq', SnsBinding>('post', '/v1/users/qq/bind', () => ({"type":1,"bound":true,"nickname":"小芽","boundAt":"2026-11-21T08:30:00.000Z","canUnbind":true}));

/** Answers `bindWeibo`: Bind a Weibo account to the signed-in member. */
export const mockBindWeibo = mockCall<'bindWeibo', SnsBinding>('post', '/v1/users/weibo/bind', () => ({"type":1,"bound":true,"nickname":"小芽","boundAt":"2026-11-21T08:30:00.000Z","canUnbind":true}));

/** Answers `bindAlipay`: Bind an Alipay account to the signed-in member. */
export const mockBindAlipay = mockCall<'bindAlipay', SnsBinding>('post', '/v1/users/alipay/bind', () => ({"type":1,"bound":true,"nickname":"小芽","boundAt":"2026-11-21T08:30:00.000Z","canUnbind":true}));

/** Answers `submitIdVerification`: Submit name and id number for the real-name check. */
export const mockSubmitIdVerification = mockCall<'submitIdVerification', IdVerification>('post', '/v2/users/id-verfiy', () => ({"status":1,"name":"王*明","idNumber":"3101**********1234","reason":null,"adultOn":null,"triesLeft":2,"submittedAt":"2026-11-21T08:30:00.000Z","consentVersion":"2026-11-01"}));

/** Answers `getPublicKey`: Read the public key for encrypting fields. */
export const mockGetPublicKey = mockCall<'getPublicKey', PublicKey>('get', '/v1/auth/public-key', () => ({"keyId":"k1","publicKey":"-----BEGIN PUBLIC KEY-----\nMIIBojANBgkqhkiG9w0BAQEFAAOCAY8AMIIBigKCAYEA+u2SykighwRHDsFE7cnq\nPNW37CY3ia4Ho99XnOx9Uu9FgO9Z5sTFeMvtCB6+CCAP/Gal41fVgM4SFYqCehS0\nWa1Dl68BBVE4R53U9Li7XCtCZh85+QnQoR9Bfagg//d4sZtu4UIMd1u7fKIG/tqR\n8iILgRM0o3NRHTHhysm7taSXnVqu9S1uuVQlNZCQ/CckRZABy9JzscQHjRGT1+wp\n5Z5lKBZaPcFmbnodHQ+5gzMDJn0te/QaWwKXyP1XcXqKHT0JF+2qLgjN+Hixa9R0\nSK9oCCqP4+Z3aR4x+RvkL7EKVhv0Du7/nG712ETTKF4v322CSJm9jqyxN5+fhDUB\nF/RlEbd2Twav5LKGU1NneKhz1iWs6ICCONnqrcTa4GONK1twXZOb1Leov9iFZUe/\nUQ8p/+n+tJZAVHHEtcjsCD+4+6ZtTXcfWD+w+4D330BTZonb48o9oTWrvA5IzFX1\nkyQ5rqr4bzZwub2Ugy6+qKujngNRfV8cBHCeUjIzdfkVAgMBAAE=\n-----END PUBLIC KEY-----\n","algorithm":"RSA-OAEP-256","time":1795250000000}));

/** Answers `getAgreement`: Read which user agreement and privacy policy are in force. */
export const mockGetAgreement = mockCall<'getAgreement', Agreement>('get', '/v1/auth/agreement', () => ({"version":"2026-11-01","terms":"https://www.yayan.example/agreement","privacy":"https://www.yayan.example/privacy"}));

/** Answers `getLegalText`: Read the user agreement, the privacy policy or the list of third-party SDKs. */
export const mockGetLegalText = mockCall<'getLegalText', LegalText>('get', '/v1/legal-texts/:kind', () => ({"kind":"agreement","title":"用户协议","version":"2026-11-01","state":"current","body":{"summary":["加入、答题和兑换都不收费。"],"sections":[{"id":"coins","title":"金币、权益值与质量分","blocks":[{"kind":"paragraph","lines":[[{"text":"金币不会过期。","strong":false,"link":null}]],"rows":[]}]}]},"changes":[{"version":"2026-11-01","what":"第一版。","state":"current","isKept":true,"mustAgree":true}],"agreement":{"version":"2026-11-01","changes":[{"kind":"agreement","version":"2026-11-01","what":"第一版。"}]}}));

/** Answers `logout`: End this session. */
export const mockLogout = mockCall<'logout', Done>('post', '/v1/auth/logout', () => (null));

/** Answers `renewAgreement`: Agree to the current texts. */
export const mockRenewAgreement = mockCall<'renewAgreement', AgreementConsent>('post', '/v1/users/agreement', () => ({"version":"2026-11-01","agreedAt":"2026-11-21T08:30:00.000Z"}));

/** Answers `listDevices`: List the member's sign-ins. */
export const mockListDevices = mockCall<'listDevices', DeviceList>('get', '/v1/users/devices', () => ({"items":[{"id":"0193498e-7c5a-7f7e-b5a3-3f1c2d4e5f60","current":true,"device":2,"browser":"Chrome","system":"Windows","network":"203.0.*.*","signedInAt":"2026-11-20T08:30:00.000Z","lastUsedAt":"2026-11-21T08:30:00.000Z"}]}));

/** Answers `signOutDevice`: Sign one device out. */
export const mockSignOutDevice = mockCall<'signOutDevice', Done>('post', '/v1/users/devices/:id/sign-out', () => (null));

/** Answers `signOutOtherDevices`: Sign all other devices out. */
export const mockSignOutOtherDevices = mockCall<'signOutOtherDevices', DevicesSignedOut>('post', '/v1/users/devices/sign-out-others', () => ({"signedOutDevices":2}));

/** Answers `getSmsPreferences`: Read which text messages are sent. */
export const mockGetSmsPreferences = mockCall<'getSmsPreferences', SmsPreferences>('get', '/v1/users/sms', () => ({"items":[{"kind":"groupReminder","on":false,"locked":false,"changedAt":"2026-11-21T08:30:00.000Z"}]}));

/** Answers `setSmsPreference`: Switch a kind of text message on or off. */
export const mockSetSmsPreference = mockCall<'setSmsPreference', SmsPreferences>('post', '/v1/users/sms', () => ({"items":[{"kind":"groupReminder","on":false,"locked":false,"changedAt":"2026-11-21T08:30:00.000Z"}]}));

