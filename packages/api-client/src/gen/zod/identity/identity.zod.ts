/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
  AgreementConsent,
  AgreementRequest,
  AlipayCodeRequest,
  AuthCodeRequest,
  CheckTicket,
  CodeCheckRequest,
  CodeSent,
  DeviceList,
  DevicesSignedOut,
  Done,
  EmailChangeRequest,
  EmailChanged,
  EmailCodeRequest,
  Envelope,
  IdVerification,
  IdVerificationRequest,
  LoginResult,
  MobileChangeRequest,
  MobileChanged,
  NewMobileCodeRequest,
  OwnCodeRequest,
  PasswordChangeRequest,
  PasswordChanged,
  PasswordLoginRequest,
  PasswordResetRequest,
  PublicKey,
  QrAsker,
  QrLogin,
  QrLoginState,
  QrScanTicket,
  RefreshRequest,
  RegisterRequest,
  Session,
  SmsLoginRequest,
  SnsBindRequest,
  SnsBindResult,
  SnsBinding,
  SnsBindingList,
  SnsCodeRequest,
  SnsLoginResult,
  SnsProviderList,
  SnsStart,
  SnsStartRequest,
  SnsUnbindRequest
} from '../yayanAPI.schemas.zod.ts';


/**
 * An unknown mobile is answered with `unregistered` and a register ticket; the same screen then asks for consent
 * and calls registerBySms. CODE_WRONG tells in `data.triesLeft` how many tries are left.
 * @summary Sign in with mobile and code
 */
export const LoginBySmsBody = SmsLoginRequest

export const LoginBySmsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": LoginResult
}))

/**
 * An unknown mobile, a member without a password and a wrong password are answered alike, in the same time.
 * PASSWORD_TRIES_USED tells in `data.retryAfterSeconds` when a password may be tried again; a code opens the
 * account meanwhile. UNAVAILABLE, with Retry-After, when more passwords wait to be checked than the server takes.
 * @summary Sign in with mobile and password
 */
export const LoginByPasswordBody = PasswordLoginRequest

export const LoginByPasswordResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Session
}))

/**
 * The answer is the same whether the mobile has an account or not. PROOF_REQUIRED carries a ProofChallenge in
 * `data`: solve it and call again with `proof`.
 * @summary Send a code for signing in or for a new password
 */
export const SendAuthCodeBody = AuthCodeRequest

export const SendAuthCodeResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CodeSent
}))

/**
 * The ticket of loginBySms is proof of the mobile, valid once and for 10 minutes. A wrong invite code refuses and
 * leaves the ticket usable.
 * @summary Become a member
 */
export const RegisterBySmsBody = RegisterRequest

export const RegisterBySmsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Session
}))

/**
 * Whether the mobile has an account already is told by changeMobile only, once its holder is proven.
 * PROOF_REQUIRED carries a ProofChallenge in `data`: solve it and call again with `proof`.
 * @summary Send a code to the mobile a member changes to
 */
export const SendNewMobileCodeBody = NewMobileCodeRequest

export const SendNewMobileCodeResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CodeSent
}))

/**
 * The code is for the named purpose only and is checked by checkSmsCode. PROOF_REQUIRED carries a ProofChallenge
 * in `data`: solve it and call again with `proof`.
 * @summary Send a code to the signed-in member's own mobile
 */
export const SendCodeBody = OwnCodeRequest

export const SendCodeResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CodeSent
}))

/**
 * PROOF_REQUIRED carries a ProofChallenge in `data`: solve it and call again with `proof`.
 * @summary Send a code to the e-mail address a member sets
 */
export const SendEmailCodeBody = EmailCodeRequest

export const SendEmailCodeResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CodeSent
}))

/**
 * For member and group sessions alike. Calls that race within 30 seconds get one and the same successor; a refresh
 * token used after that ends its whole family and answers 401.
 * @summary Exchange a refresh token for its successor
 */
export const RefreshTokenBody = RefreshRequest

export const RefreshTokenResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Session
}))

/**
 * @summary Start signing in by a phone that is signed in
 */
export const CreateQrLoginResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": QrLogin
}))

/**
 * 1060 while nobody has scanned the code, 1049 once it has expired or was refused on the phone; `data` says which.
 * `signedIn` is answered once.
 * @summary Has the phone confirmed?
 */
export const checkQrLoginQueryTicketRegExp = new RegExp('^[A-Za-z0-9_-]{22,128}$');


export const CheckQrLoginQueryParams = /*#__PURE__*/ zod.object({
  "ticket": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(checkQrLoginQueryTicketRegExp)).check(/*#__PURE__*/ zod.describe('The poll ticket of createQrLogin; never part of the code that is shown.'))
})

export const CheckQrLoginResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": QrLoginState
}))

/**
 * The ticket of the address the code shows. The code belongs to the first member who looks; the browser that shows it
 * is told who that is. The same member may look again; 1049 for anybody else, and once the code is over.
 * @summary Look at the code that was scanned
 */
export const ScanQrLoginBody = QrScanTicket

export const ScanQrLoginResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": QrAsker
}))

/**
 * Only the member who scanned the code can confirm it, once.
 * @summary Sign the asking browser in
 */
export const ConfirmQrLoginBody = QrScanTicket

export const ConfirmQrLoginResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Done
}))

/**
 * Only the member who scanned the code can refuse it; the browser is answered 1049.
 * @summary Refuse the asking browser
 */
export const RefuseQrLoginBody = QrScanTicket

export const RefuseQrLoginResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Done
}))

/**
 * An unknown mobile is answered CODE_WRONG, as no code was ever sent to it.
 * @summary Set a forgotten password anew
 */
export const ResetPasswordBody = PasswordResetRequest

export const ResetPasswordResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": PasswordChanged
}))

/**
 * Trades the authorization code for the Alipay account. 5013 passes as a result: the account belongs to no member
 * yet, `data` is the bind ticket. A caller who is signed in keeps the account bound to them; one bound to somebody
 * else answers SNS_TAKEN.
 * @summary Come back from Alipay
 */
export const finishAlipayLoginQueryAuthCodeMax = 512;

export const finishAlipayLoginQueryStateRegExp = new RegExp('^[A-Za-z0-9_-]{16,128}$');


export const FinishAlipayLoginQueryParams = /*#__PURE__*/ zod.object({
  "auth_code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(finishAlipayLoginQueryAuthCodeMax)).check(/*#__PURE__*/ zod.describe('The authorization code Alipay appended.')),
  "state": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(finishAlipayLoginQueryStateRegExp)).check(/*#__PURE__*/ zod.describe('The state this browser started with.'))
})

export const FinishAlipayLoginResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SnsLoginResult
}))

/**
 * Trades the authorization code for the WeChat account. 5013 passes as a result: the account belongs to no member
 * yet, `data` is the bind ticket. A caller who is signed in keeps the account bound to them; one bound to somebody
 * else answers SNS_TAKEN.
 * @summary Come back from WeChat
 */
export const finishWechatLoginQueryCodeMax = 512;

export const finishWechatLoginQueryStateRegExp = new RegExp('^[A-Za-z0-9_-]{16,128}$');


export const FinishWechatLoginQueryParams = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(finishWechatLoginQueryCodeMax)).check(/*#__PURE__*/ zod.describe('The authorization code WeChat appended.')),
  "state": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(finishWechatLoginQueryStateRegExp)).check(/*#__PURE__*/ zod.describe('The state this browser started with.'))
})

export const FinishWechatLoginResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SnsLoginResult
}))

/**
 * Trades the authorization code for the QQ account. 5013 passes as a result: the account belongs to no member yet,
 * `data` is the bind ticket. A caller who is signed in keeps the account bound to them; one bound to somebody else
 * answers SNS_TAKEN.
 * @summary Come back from QQ
 */
export const finishQqLoginQueryCodeMax = 512;

export const finishQqLoginQueryStateRegExp = new RegExp('^[A-Za-z0-9_-]{16,128}$');


export const FinishQqLoginQueryParams = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(finishQqLoginQueryCodeMax)).check(/*#__PURE__*/ zod.describe('The authorization code QQ appended.')),
  "state": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(finishQqLoginQueryStateRegExp)).check(/*#__PURE__*/ zod.describe('The state this browser started with.'))
})

export const FinishQqLoginResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SnsLoginResult
}))

/**
 * Trades the authorization code for the Weibo account. 5013 passes as a result: the account belongs to no member
 * yet, `data` is the bind ticket. A caller who is signed in keeps the account bound to them; one bound to somebody
 * else answers SNS_TAKEN.
 * @summary Come back from Weibo
 */
export const finishWeiboLoginQueryCodeMax = 512;

export const finishWeiboLoginQueryStateRegExp = new RegExp('^[A-Za-z0-9_-]{16,128}$');


export const FinishWeiboLoginQueryParams = /*#__PURE__*/ zod.object({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(finishWeiboLoginQueryCodeMax)).check(/*#__PURE__*/ zod.describe('The authorization code Weibo appended.')),
  "state": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(finishWeiboLoginQueryStateRegExp)).check(/*#__PURE__*/ zod.describe('The state this browser started with.'))
})

export const FinishWeiboLoginResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SnsLoginResult
}))

/**
 * Where to send the browser. The state in that address is good once, for 10 minutes, for this kind of account and
 * for this device only (`z-device-id`). Started by a signed-in member it binds and nothing else; started by nobody
 * it signs in and nothing else.
 * @summary Start at a third party
 */
export const StartSnsLoginBody = SnsStartRequest

export const StartSnsLoginResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SnsStart
}))

/**
 * Those that are set up on this server for the browser that asks, in the order to show them: inside WeChat it is
 * asked by its own way for pages in there, and Alipay is left out, which WeChat does not open.
 * @summary Third parties one can sign in with
 */
export const ListSnsProvidersResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SnsProviderList
}))

/**
 * First with bind ticket, mobile and code. A mobile without account gets a register ticket for registerSns; one
 * that has an account is asked 该手机号已有账号，是否合并绑定？ and comes back with the merge ticket.
 * @summary Bind a third-party account to a mobile and sign in
 */
export const BindSnsBody = SnsBindRequest

export const BindSnsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SnsBindResult
}))

/**
 * The register ticket of bindSns stands for the mobile and the third-party account.
 * @summary Become a member with a third-party account
 */
export const RegisterSnsBody = RegisterRequest

export const RegisterSnsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Session
}))

/**
 * @summary Third-party accounts of the member
 */
export const ListSnsBindingsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SnsBindingList
}))

/**
 * @summary Let go of a third-party account
 */
export const UnbindSnsBody = SnsUnbindRequest

export const UnbindSnsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SnsBindingList
}))

/**
 * Proves both: the old mobile by the check ticket, the new one by its code. All other devices are signed out.
 * @summary Change the mobile
 */
export const ChangeMobileBody = MobileChangeRequest

export const ChangeMobileResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": MobileChanged
}))

/**
 * Checks the code that sendCode sent for this purpose; the ticket opens that change for 10 minutes.
 * @summary Prove one is the member before a change
 */
export const CheckSmsCodeBody = CodeCheckRequest

export const CheckSmsCodeResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CheckTicket
}))

/**
 * @summary Set or change the password
 */
export const ChangePasswordBody = PasswordChangeRequest

export const ChangePasswordResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": PasswordChanged
}))

/**
 * @summary Set or change the e-mail address
 */
export const ChangeEmailBody = EmailChangeRequest

export const ChangeEmailResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": EmailChanged
}))

/**
 * @summary How far the real-name check is
 */
export const GetIdVerificationResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": IdVerification
}))

/**
 * @summary Bind a WeChat account to the signed-in member
 */
export const BindWechatBody = SnsCodeRequest

export const BindWechatResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SnsBinding
}))

/**
 * @summary Bind a QQ account to the signed-in member
 */
export const BindQqBody = SnsCodeRequest

export const BindQqResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SnsBinding
}))

/**
 * @summary Bind a Weibo account to the signed-in member
 */
export const BindWeiboBody = SnsCodeRequest

export const BindWeiboResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SnsBinding
}))

/**
 * @summary Bind an Alipay account to the signed-in member
 */
export const BindAlipayBody = AlipayCodeRequest

export const BindAlipayResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SnsBinding
}))

/**
 * Path spelled as the product specification has it. Needs the separate consent to process sensitive data; the
 * number is encrypted at rest and masked everywhere.
 * @summary Hand in name and id number for the real-name check
 */
export const SubmitIdVerificationBody = IdVerificationRequest

export const SubmitIdVerificationResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": IdVerification
}))

/**
 * Fields under the key before this one stay accepted for a day after a rotation.
 * @summary The key that encrypted fields are made with
 */
export const GetPublicKeyResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": PublicKey
}))

/**
 * Ends the whole refresh family of the token; other devices stay signed in.
 * @summary End this session
 */
export const LogoutResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Done
}))

/**
 * For members whose account says `agreementDue`: 用户协议 or 隐私政策 changed since they agreed. A sign-in from then on
 * opens nothing but its own data, the way out and this call (AGREEMENT_REQUIRED) until they do. Agreeing again changes
 * nothing. AGREEMENT_REQUIRED here: the version isn't the one that holds.
 * @summary Agree to the texts that hold now
 */
export const RenewAgreementBody = AgreementRequest

export const RenewAgreementResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": AgreementConsent
}))

/**
 * One entry a sign-in, the caller's own first, then the one used last. A sign-in that has not been used for 14 days
 * is over and not listed. At most the 20 newest sign-ins of a member stay open.
 * @summary Where this member is signed in
 */
export const ListDevicesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": DeviceList
}))

/**
 * At once, on every server. NOT_FOUND for a sign-in that is over or belongs to somebody else. Of the caller's own
 * it does what logout does.
 * @summary Sign one device out
 */
export const SignOutDeviceParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The sign-in, as listDevices names it.'))
})

export const SignOutDeviceResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Done
}))

/**
 * The caller's own sign-in stays open.
 * @summary Sign all other devices out
 */
export const SignOutOtherDevicesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": DevicesSignedOut
}))

