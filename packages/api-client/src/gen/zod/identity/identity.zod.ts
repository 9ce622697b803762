/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
  Agreement,
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
  LegalText,
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
  SmsPreferenceRequest,
  SmsPreferences,
  SnsBindRequest,
  SnsBindResult,
  SnsBinding,
  SnsBindingList,
  SnsCodeRequest,
  SnsLoginResult,
  SnsProviderList,
  SnsStart,
  SnsStartRequest,
  SnsUnbindRequest,
  WechatPage
} from '../yayanAPI.schemas.zod.ts';


/**
 * For a mobile without an account it answers `unregistered` and a register ticket; ask for the agreement on the same
 * screen, then call `registerBySms`. CODE_WRONG carries `data.triesLeft`.
 * @summary Sign in with mobile and code
 */
export const loginBySmsHeaderIdempotencyKeyMin = 16;
export const loginBySmsHeaderIdempotencyKeyMax = 64;


export const loginBySmsHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const LoginBySmsHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(loginBySmsHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(loginBySmsHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(loginBySmsHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('One secret key for one press of the button. When the answer got lost, the same call with the same key and device\nwithin a minute is answered again, up to three times: the session of the lost answer ends, and a new one begins.\nEncrypt the fields again for each call.\n'))
})

export const LoginBySmsBody = SmsLoginRequest

export const LoginBySmsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": LoginResult
}))

/**
 * An unknown mobile, a member without a password and a wrong password get the same answer in the same time.
 * PASSWORD_TRIES_USED carries `data.retryAfterSeconds`; signing in by code still works then. Answers UNAVAILABLE
 * with Retry-After when too many passwords wait to be checked.
 * @summary Sign in with mobile and password
 */
export const LoginByPasswordBody = PasswordLoginRequest

export const LoginByPasswordResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Session
}))

/**
 * The answer doesn't tell whether the mobile has an account. PROOF_REQUIRED carries a ProofChallenge in `data`:
 * solve it and call again with `proof`.
 * @summary Send a code for signing in or for a new password
 */
export const SendAuthCodeBody = AuthCodeRequest

export const SendAuthCodeResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CodeSent
}))

/**
 * Takes the register ticket of `loginBySms`, which works once within 10 minutes. A wrong invite code is refused and
 * leaves the ticket usable.
 * @summary Register a member
 */
export const registerBySmsHeaderIdempotencyKeyMin = 16;
export const registerBySmsHeaderIdempotencyKeyMax = 64;


export const registerBySmsHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const RegisterBySmsHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerBySmsHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(registerBySmsHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(registerBySmsHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('One secret key for one press of the button. When the answer got lost, the same call with the same key and device\nwithin a minute is answered again, up to three times: the session of the lost answer ends, and a new one begins.\nEncrypt the fields again for each call.\n'))
})

export const RegisterBySmsBody = RegisterRequest

export const RegisterBySmsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Session
}))

/**
 * Only `changeMobile` tells whether that mobile has an account already, after its holder entered the code.
 * PROOF_REQUIRED carries a ProofChallenge in `data`: solve it and call again with `proof`.
 * @summary Send a code to the new mobile of a member
 */
export const SendNewMobileCodeBody = NewMobileCodeRequest

export const SendNewMobileCodeResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CodeSent
}))

/**
 * The code works for the named purpose only; check it with `checkSmsCode`. PROOF_REQUIRED carries a ProofChallenge
 * in `data`: solve it and call again with `proof`.
 * @summary Send a code to the signed-in member's own mobile
 */
export const SendCodeBody = OwnCodeRequest

export const SendCodeResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CodeSent
}))

/**
 * PROOF_REQUIRED carries a ProofChallenge in `data`: solve it and call again with `proof`.
 * @summary Send a code to the member's new e-mail address
 */
export const SendEmailCodeBody = EmailCodeRequest

export const SendEmailCodeResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CodeSent
}))

/**
 * For member and group sessions. Calls that race within 30 seconds get the same successor. Using a replaced token
 * later ends the whole session family and answers 401.
 * @summary Exchange a refresh token for a new session
 */
export const RefreshTokenBody = RefreshRequest

export const RefreshTokenResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Session
}))

/**
 * @summary Create a QR code for signing in with a phone
 */
export const CreateQrLoginResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": QrLogin
}))

/**
 * Answers 1060 while nobody has scanned the code, and 1049 after it expired or was refused; `data` says which.
 * Answers `signedIn` once.
 * @summary Check whether the phone has confirmed
 */
export const checkQrLoginQueryTicketRegExp = new RegExp('^[A-Za-z0-9_-]{22,128}$');


export const CheckQrLoginQueryParams = /*#__PURE__*/ zod.object({
  "ticket": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(checkQrLoginQueryTicketRegExp)).check(/*#__PURE__*/ zod.describe('The poll ticket of createQrLogin; never part of the code that is shown.'))
})

export const CheckQrLoginResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": QrLoginState
}))

/**
 * Takes the ticket of the address in the code. The code then belongs to this member, and the browser that shows it
 * learns who scanned it. The same member may call again; anybody else, and everybody after the code expired, gets
 * 1049.
 * @summary Read the QR code that a phone scanned
 */
export const ScanQrLoginBody = QrScanTicket

export const ScanQrLoginResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": QrAsker
}))

/**
 * Only the member who scanned the code can confirm it, once.
 * @summary Confirm the sign-in of the browser that shows the code
 */
export const ConfirmQrLoginBody = QrScanTicket

export const ConfirmQrLoginResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Done
}))

/**
 * Only the member who scanned the code can refuse it. The browser then gets 1049.
 * @summary Refuse the sign-in of the browser that shows the code
 */
export const RefuseQrLoginBody = QrScanTicket

export const RefuseQrLoginResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Done
}))

/**
 * An unknown mobile is refused with CODE_WRONG.
 * @summary Set a new password with a code
 */
export const resetPasswordHeaderIdempotencyKeyMin = 16;
export const resetPasswordHeaderIdempotencyKeyMax = 64;


export const resetPasswordHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ResetPasswordHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPasswordHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(resetPasswordHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(resetPasswordHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('One secret key for one press of the button. When the answer got lost, the same call with the same key and device\nwithin a minute is answered again, up to three times: the session of the lost answer ends, and a new one begins.\nEncrypt the fields again for each call.\n'))
})

export const ResetPasswordBody = PasswordResetRequest

export const ResetPasswordResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": PasswordChanged
}))

/**
 * Exchanges the authorization code for the Alipay account. Code 5013 is a result: the account belongs to no member,
 * and `data` holds a bind ticket. For a signed-in caller the account is bound to them; SNS_TAKEN when it belongs to
 * another member.
 * @summary Finish signing in, or binding, with Alipay
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
 * Exchanges the authorization code for the WeChat account. Code 5013 is a result: the account belongs to no member,
 * and `data` holds a bind ticket. For a signed-in caller the account is bound to them; SNS_TAKEN when it belongs to
 * another member.
 * @summary Finish signing in, or binding, with WeChat
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
 * Exchanges the authorization code for the QQ account. Code 5013 is a result: the account belongs to no member, and
 * `data` holds a bind ticket. For a signed-in caller the account is bound to them; SNS_TAKEN when it belongs to
 * another member.
 * @summary Finish signing in, or binding, with QQ
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
 * Exchanges the authorization code for the Weibo account. Code 5013 is a result: the account belongs to no member,
 * and `data` holds a bind ticket. For a signed-in caller the account is bound to them; SNS_TAKEN when it belongs to
 * another member.
 * @summary Finish signing in, or binding, with Weibo
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
 * Answers the third party's address to send the browser to. Its state works once, for 10 minutes, for this kind of
 * account and this device (`z-device-id`). Called by a signed-in member it can only bind; called signed out it can
 * only sign in.
 * @summary Start signing in, or binding, with a third party
 */
export const StartSnsLoginBody = SnsStartRequest

export const StartSnsLoginResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SnsStart
}))

/**
 * Those that this server offers to the calling browser, in the order to show them. Inside WeChat, WeChat signs in by
 * its in-app way, and Alipay is left out because WeChat blocks it.
 * @summary List the third parties one can sign in with
 */
export const ListSnsProvidersResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SnsProviderList
}))

/**
 * For `wx.config` of WeChat's JS-SDK. Only pages of our own sites are signed; any other address is refused with
 * FIELD_WRONG. `config` is null where this server has no service account, and for a minute after WeChat failed: the
 * page is then shared as WeChat shows it by itself.
 * @summary Sign a page, so that it may set its own share card inside WeChat
 */
export const signWechatPageQueryUrlMin = 8;
export const signWechatPageQueryUrlMax = 2000;



export const SignWechatPageQueryParams = /*#__PURE__*/ zod.object({
  "url": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.minLength(signWechatPageQueryUrlMin)).check(/*#__PURE__*/ zod.maxLength(signWechatPageQueryUrlMax)).check(/*#__PURE__*/ zod.describe('The address of the page, as the browser shows it; a fragment is ignored.'))
})

export const SignWechatPageResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": WechatPage
}))

/**
 * Call it with bind ticket, mobile and code. A mobile without an account gets a register ticket for `registerSns`.
 * For a mobile with an account it answers a merge ticket: ask the member whether to link that account, and call again with that ticket.
 * @summary Bind a third-party account to a mobile and sign in
 */
export const bindSnsHeaderIdempotencyKeyMin = 16;
export const bindSnsHeaderIdempotencyKeyMax = 64;


export const bindSnsHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const BindSnsHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(bindSnsHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(bindSnsHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(bindSnsHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('One secret key for one press of the button. When the answer got lost, the same call with the same key and device\nwithin a minute is answered again, up to three times: the session of the lost answer ends, and a new one begins.\nEncrypt the fields again for each call.\n'))
})

export const BindSnsBody = SnsBindRequest

export const BindSnsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SnsBindResult
}))

/**
 * The register ticket of `bindSns` proves the mobile and the third-party account.
 * @summary Register a member with a third-party account
 */
export const registerSnsHeaderIdempotencyKeyMin = 16;
export const registerSnsHeaderIdempotencyKeyMax = 64;


export const registerSnsHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const RegisterSnsHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(registerSnsHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(registerSnsHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(registerSnsHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('One secret key for one press of the button. When the answer got lost, the same call with the same key and device\nwithin a minute is answered again, up to three times: the session of the lost answer ends, and a new one begins.\nEncrypt the fields again for each call.\n'))
})

export const RegisterSnsBody = RegisterRequest

export const RegisterSnsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Session
}))

/**
 * @summary List the member's third-party accounts
 */
export const ListSnsBindingsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SnsBindingList
}))

/**
 * @summary Unbind a third-party account
 */
export const UnbindSnsBody = SnsUnbindRequest

export const UnbindSnsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SnsBindingList
}))

/**
 * The check ticket proves the old mobile, the code proves the new one. Signs all other devices out.
 * @summary Change the mobile
 */
export const ChangeMobileBody = MobileChangeRequest

export const ChangeMobileResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": MobileChanged
}))

/**
 * Checks the code that `sendCode` sent for this purpose. The ticket allows that change once, for 10 minutes.
 * @summary Check a code before a protected change
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
 * @summary Read the state of the real-name check
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
 * The path is spelled as the product specification has it. Needs the separate consent to process sensitive data. The
 * number is encrypted at rest and masked in every answer.
 * @summary Submit name and id number for the real-name check
 */
export const SubmitIdVerificationBody = IdVerificationRequest

export const SubmitIdVerificationResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": IdVerification
}))

/**
 * After a rotation, fields encrypted with the previous key are accepted for one more day.
 * @summary Read the public key for encrypting fields
 */
export const GetPublicKeyResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": PublicKey
}))

/**
 * Ask before registering: show both texts, and send their `version` as `agreementVersion` to `registerBySms`,
 * `registerSns` or `renewAgreement`, which refuse any other version with AGREEMENT_REQUIRED.
 * @summary Read which user agreement and privacy policy are in force
 */
export const GetAgreementResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Agreement
}))

/**
 * Without `version` the text that holds now. Whoever read it agrees to `agreement.version`, which the server refuses with
 * AGREEMENT_REQUIRED when another text holds by then.
 * @summary Read the user agreement, the privacy policy or the list of third-party SDKs
 */
export const GetLegalTextParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum({
  /** 用户协议 */
  Agreement: 'agreement',
  /** 隐私政策 */
  Privacy: 'privacy',
  /** 第三方 SDK 目录 */
  Sdk: 'sdk',
} as const).check(/*#__PURE__*/ zod.describe('Which text.'))
})

export const getLegalTextQueryVersionRegExp = new RegExp('^[0-9]{4}-[0-9]{2}-[0-9]{2}$');


export const GetLegalTextQueryParams = /*#__PURE__*/ zod.object({
  "version": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getLegalTextQueryVersionRegExp))).check(/*#__PURE__*/ zod.describe('An earlier version, or one that is announced.'))
})

export const GetLegalTextResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": LegalText
}))

/**
 * Ends the whole session family of the token. Other devices stay signed in.
 * @summary End this session
 */
export const LogoutResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Done
}))

/**
 * For members whose account says `agreementDue`, because the user agreement or the privacy policy changed since they agreed. Until they agree,
 * most calls refuse with AGREEMENT_REQUIRED; their own data, signing out and this call stay open. Agreeing again
 * changes nothing. Refuses a version that isn't the current one with AGREEMENT_REQUIRED.
 * @summary Agree to the current texts
 */
export const RenewAgreementBody = AgreementRequest

export const RenewAgreementResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": AgreementConsent
}))

/**
 * One entry for each sign-in: the caller's own first, then by last use. Sign-ins that were not used for 14 days have
 * ended and are left out. A member has at most 20; one more ends the one used longest ago.
 * @summary List the member's sign-ins
 */
export const ListDevicesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": DeviceList
}))

/**
 * Works at once on every server. Refuses a sign-in that has ended or belongs to somebody else with NOT_FOUND. For
 * the caller's own sign-in it does the same as `logout`.
 * @summary Sign one device out
 */
export const SignOutDeviceParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The id of the sign-in, as `listDevices` answers it.'))
})

export const SignOutDeviceResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Done
}))

/**
 * The caller's own sign-in stays.
 * @summary Sign all other devices out
 */
export const SignOutOtherDevicesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": DevicesSignedOut
}))

/**
 * @summary Read which text messages are sent
 */
export const GetSmsPreferencesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SmsPreferences
}))

/**
 * Applies at once, also to messages that already wait to be sent. Codes can't be switched off.
 * @summary Switch a kind of text message on or off
 */
export const SetSmsPreferenceBody = SmsPreferenceRequest

export const SetSmsPreferenceResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SmsPreferences
}))

