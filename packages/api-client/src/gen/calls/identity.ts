/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { call, type CallOptions, type CallPromise, type KeyedCallOptions } from '../../calls/call.ts';
import type {
  Agreement,
  AgreementConsent,
  AgreementRequest,
  AlipayCodeRequest,
  AuthCodeRequest,
  CheckQrLoginParams,
  CheckTicket,
  CodeCheckRequest,
  CodeSent,
  DeviceList,
  DevicesSignedOut,
  Done,
  EmailChangeRequest,
  EmailChanged,
  EmailCodeRequest,
  FinishAlipayLoginParams,
  FinishQqLoginParams,
  FinishWechatLoginParams,
  FinishWeiboLoginParams,
  GetLegalTextParams,
  Id,
  IdVerification,
  IdVerificationRequest,
  LegalKind,
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
  SignWechatPageParams,
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
  WechatPage,
} from '../model/index.ts';

/**
 * Sign in with mobile and code
 *
 * For a mobile without an account it answers `unregistered` and a register ticket; ask for the agreement on the same
 * screen, then call `registerBySms`. CODE_WRONG carries `data.triesLeft`.
 */
export const loginBySms = (smsLoginRequest: SmsLoginRequest, options?: KeyedCallOptions): CallPromise<LoginResult> =>
  call<LoginResult>({ operation: 'loginBySms', url: '/auth/sms/login', method: 'POST', keyed: true, data: smsLoginRequest }, options, { 20001: 'DECRYPTION_FAILED', 20002: 'MOBILE_INVALID', 20003: 'CODE_WRONG', 20004: 'CODE_EXPIRED', 20007: 'CODE_TRIES_USED', 20013: 'ACCOUNT_BLOCKED' });

/**
 * Sign in with mobile and password
 *
 * An unknown mobile, a member without a password and a wrong password get the same answer in the same time.
 * PASSWORD_TRIES_USED carries `data.retryAfterSeconds`; signing in by code still works then. Answers UNAVAILABLE
 * with Retry-After when too many passwords wait to be checked.
 */
export const loginByPassword = (passwordLoginRequest: PasswordLoginRequest, options?: CallOptions): CallPromise<Session> =>
  call<Session>({ operation: 'loginByPassword', url: '/auth/password/login', method: 'POST', data: passwordLoginRequest }, options, { 20001: 'DECRYPTION_FAILED', 20011: 'PASSWORD_WRONG', 20013: 'ACCOUNT_BLOCKED', 20025: 'PASSWORD_TRIES_USED' });

/**
 * Send a code for signing in or for a new password
 *
 * The answer doesn't tell whether the mobile has an account. PROOF_REQUIRED carries a ProofChallenge in `data`:
 * solve it and call again with `proof`.
 */
export const sendAuthCode = (authCodeRequest: AuthCodeRequest, options?: CallOptions): CallPromise<CodeSent> =>
  call<CodeSent>({ operation: 'sendAuthCode', url: '/v1/auth/sms/send', method: 'POST', data: authCodeRequest }, options, { 20001: 'DECRYPTION_FAILED', 20002: 'MOBILE_INVALID', 20005: 'CODE_TOO_SOON', 20006: 'CODE_DAILY_LIMIT', 20023: 'PROOF_REQUIRED' });

/**
 * Register a member
 *
 * Takes the register ticket of `loginBySms`, which works once within 10 minutes. A wrong invite code is refused and
 * leaves the ticket usable.
 */
export const registerBySms = (registerRequest: RegisterRequest, options?: KeyedCallOptions): CallPromise<Session> =>
  call<Session>({ operation: 'registerBySms', url: '/auth/sms/register', method: 'POST', keyed: true, data: registerRequest }, options, { 20008: 'REGISTER_TICKET_INVALID', 20009: 'AGREEMENT_REQUIRED', 20010: 'MOBILE_TAKEN', 21003: 'INVITE_CODE_INVALID', 21015: 'INVITE_TRIES_USED', 21011: 'INVITE_CLOSED' });

/**
 * Send a code to the new mobile of a member
 *
 * Only `changeMobile` tells whether that mobile has an account already, after its holder entered the code.
 * PROOF_REQUIRED carries a ProofChallenge in `data`: solve it and call again with `proof`.
 */
export const sendNewMobileCode = (newMobileCodeRequest: NewMobileCodeRequest, options?: CallOptions): CallPromise<CodeSent> =>
  call<CodeSent>({ operation: 'sendNewMobileCode', url: '/v1/sms/new-mobile', method: 'POST', data: newMobileCodeRequest }, options, { 20001: 'DECRYPTION_FAILED', 20002: 'MOBILE_INVALID', 20005: 'CODE_TOO_SOON', 20006: 'CODE_DAILY_LIMIT', 20023: 'PROOF_REQUIRED' });

/**
 * Send a code to the signed-in member's own mobile
 *
 * The code works for the named purpose only; check it with `checkSmsCode`. PROOF_REQUIRED carries a ProofChallenge
 * in `data`: solve it and call again with `proof`.
 */
export const sendCode = (ownCodeRequest: OwnCodeRequest, options?: CallOptions): CallPromise<CodeSent> =>
  call<CodeSent>({ operation: 'sendCode', url: '/v1/sms/send', method: 'POST', data: ownCodeRequest }, options, { 20005: 'CODE_TOO_SOON', 20006: 'CODE_DAILY_LIMIT', 20023: 'PROOF_REQUIRED' });

/**
 * Send a code to the member's new e-mail address
 *
 * PROOF_REQUIRED carries a ProofChallenge in `data`: solve it and call again with `proof`.
 */
export const sendEmailCode = (emailCodeRequest: EmailCodeRequest, options?: CallOptions): CallPromise<CodeSent> =>
  call<CodeSent>({ operation: 'sendEmailCode', url: '/v1/email/send', method: 'POST', data: emailCodeRequest }, options, { 20005: 'CODE_TOO_SOON', 20006: 'CODE_DAILY_LIMIT', 20023: 'PROOF_REQUIRED', 21004: 'EMAIL_INVALID' });

/**
 * Exchange a refresh token for a new session
 *
 * For member and group sessions. Calls that race within 30 seconds get the same successor. Using a replaced token
 * later ends the whole session family and answers 401.
 */
export const refreshToken = (refreshRequest: RefreshRequest, options?: CallOptions): CallPromise<Session> =>
  call<Session>({ operation: 'refreshToken', url: '/v1/auth/token/refresh', method: 'POST', data: refreshRequest }, options);

/**
 * Create a QR code for signing in with a phone
 */
export const createQrLogin = (options?: CallOptions): CallPromise<QrLogin> =>
  call<QrLogin>({ operation: 'createQrLogin', url: '/v1/auth/qrcode/login', method: 'GET' }, options);

/**
 * Check whether the phone has confirmed
 *
 * Answers 1060 while nobody has scanned the code, and 1049 after it expired or was refused; `data` says which.
 * Answers `signedIn` once.
 */
export const checkQrLogin = (params: CheckQrLoginParams, options?: CallOptions): CallPromise<QrLoginState> =>
  call<QrLoginState>({ operation: 'checkQrLogin', url: '/v1/auth/qrcode/check', method: 'GET', params }, options, { 1049: 'QR_CODE_EXPIRED', 1060: 'QR_CODE_NOT_SCANNED' });

/**
 * Read the QR code that a phone scanned
 *
 * Takes the ticket of the address in the code. The code then belongs to this member, and the browser that shows it
 * learns who scanned it. The same member may call again; anybody else, and everybody after the code expired, gets
 * 1049.
 */
export const scanQrLogin = (qrScanTicket: QrScanTicket, options?: CallOptions): CallPromise<QrAsker> =>
  call<QrAsker>({ operation: 'scanQrLogin', url: '/v1/auth/qrcode/scan', method: 'POST', data: qrScanTicket }, options, { 1049: 'QR_CODE_EXPIRED' });

/**
 * Confirm the sign-in of the browser that shows the code
 *
 * Only the member who scanned the code can confirm it, once.
 */
export const confirmQrLogin = (qrScanTicket: QrScanTicket, options?: CallOptions): CallPromise<Done> =>
  call<Done>({ operation: 'confirmQrLogin', url: '/v1/auth/qrcode/confirm', method: 'POST', data: qrScanTicket }, options, { 1049: 'QR_CODE_EXPIRED' });

/**
 * Refuse the sign-in of the browser that shows the code
 *
 * Only the member who scanned the code can refuse it. The browser then gets 1049.
 */
export const refuseQrLogin = (qrScanTicket: QrScanTicket, options?: CallOptions): CallPromise<Done> =>
  call<Done>({ operation: 'refuseQrLogin', url: '/v1/auth/qrcode/refuse', method: 'POST', data: qrScanTicket }, options, { 1049: 'QR_CODE_EXPIRED' });

/**
 * Set a new password with a code
 *
 * An unknown mobile is refused with CODE_WRONG.
 */
export const resetPassword = (passwordResetRequest: PasswordResetRequest, options?: KeyedCallOptions): CallPromise<PasswordChanged> =>
  call<PasswordChanged>({ operation: 'resetPassword', url: '/v1/auth/password/reset', method: 'POST', keyed: true, data: passwordResetRequest }, options, { 20001: 'DECRYPTION_FAILED', 20002: 'MOBILE_INVALID', 20003: 'CODE_WRONG', 20004: 'CODE_EXPIRED', 20007: 'CODE_TRIES_USED', 20012: 'PASSWORD_WEAK' });

/**
 * Finish signing in, or binding, with Alipay
 *
 * Exchanges the authorization code for the Alipay account. Code 5013 is a result: the account belongs to no member,
 * and `data` holds a bind ticket. For a signed-in caller the account is bound to them; SNS_TAKEN when it belongs to
 * another member.
 */
export const finishAlipayLogin = (params: FinishAlipayLoginParams, options?: CallOptions): CallPromise<SnsLoginResult> =>
  call<SnsLoginResult>({ operation: 'finishAlipayLogin', url: '/v1/auth/alipay/callback', method: 'GET', params }, options, { 5013: 'SNS_NOT_BOUND', 20013: 'ACCOUNT_BLOCKED', 20014: 'SNS_TAKEN', 20015: 'SNS_STATE_INVALID', 20031: 'SNS_UNAVAILABLE', 20032: 'SNS_PROVIDER_FAILED', 20033: 'SNS_ALREADY_LINKED' });

/**
 * Finish signing in, or binding, with WeChat
 *
 * Exchanges the authorization code for the WeChat account. Code 5013 is a result: the account belongs to no member,
 * and `data` holds a bind ticket. For a signed-in caller the account is bound to them; SNS_TAKEN when it belongs to
 * another member.
 */
export const finishWechatLogin = (params: FinishWechatLoginParams, options?: CallOptions): CallPromise<SnsLoginResult> =>
  call<SnsLoginResult>({ operation: 'finishWechatLogin', url: '/v1/auth/wechat/callback', method: 'GET', params }, options, { 5013: 'SNS_NOT_BOUND', 20013: 'ACCOUNT_BLOCKED', 20014: 'SNS_TAKEN', 20015: 'SNS_STATE_INVALID', 20031: 'SNS_UNAVAILABLE', 20032: 'SNS_PROVIDER_FAILED', 20033: 'SNS_ALREADY_LINKED' });

/**
 * Finish signing in, or binding, with QQ
 *
 * Exchanges the authorization code for the QQ account. Code 5013 is a result: the account belongs to no member, and
 * `data` holds a bind ticket. For a signed-in caller the account is bound to them; SNS_TAKEN when it belongs to
 * another member.
 */
export const finishQqLogin = (params: FinishQqLoginParams, options?: CallOptions): CallPromise<SnsLoginResult> =>
  call<SnsLoginResult>({ operation: 'finishQqLogin', url: '/v1/auth/qq/callback', method: 'GET', params }, options, { 5013: 'SNS_NOT_BOUND', 20013: 'ACCOUNT_BLOCKED', 20014: 'SNS_TAKEN', 20015: 'SNS_STATE_INVALID', 20031: 'SNS_UNAVAILABLE', 20032: 'SNS_PROVIDER_FAILED', 20033: 'SNS_ALREADY_LINKED' });

/**
 * Finish signing in, or binding, with Weibo
 *
 * Exchanges the authorization code for the Weibo account. Code 5013 is a result: the account belongs to no member,
 * and `data` holds a bind ticket. For a signed-in caller the account is bound to them; SNS_TAKEN when it belongs to
 * another member.
 */
export const finishWeiboLogin = (params: FinishWeiboLoginParams, options?: CallOptions): CallPromise<SnsLoginResult> =>
  call<SnsLoginResult>({ operation: 'finishWeiboLogin', url: '/v1/auth/weibo/callback', method: 'GET', params }, options, { 5013: 'SNS_NOT_BOUND', 20013: 'ACCOUNT_BLOCKED', 20014: 'SNS_TAKEN', 20015: 'SNS_STATE_INVALID', 20031: 'SNS_UNAVAILABLE', 20032: 'SNS_PROVIDER_FAILED', 20033: 'SNS_ALREADY_LINKED' });

/**
 * Start signing in, or binding, with a third party
 *
 * Answers the third party's address to send the browser to. Its state works once, for 10 minutes, for this kind of
 * account and this device (`z-device-id`). Called by a signed-in member it can only bind; called signed out it can
 * only sign in.
 */
export const startSnsLogin = (snsStartRequest: SnsStartRequest, options?: CallOptions): CallPromise<SnsStart> =>
  call<SnsStart>({ operation: 'startSnsLogin', url: '/v1/auth/sns/start', method: 'POST', data: snsStartRequest }, options, { 20031: 'SNS_UNAVAILABLE' });

/**
 * List the third parties one can sign in with
 *
 * Those that this server offers to the calling browser, in the order to show them. Inside WeChat, WeChat signs in by
 * its in-app way, and Alipay is left out because WeChat blocks it.
 */
export const listSnsProviders = (options?: CallOptions): CallPromise<SnsProviderList> =>
  call<SnsProviderList>({ operation: 'listSnsProviders', url: '/v1/auth/sns/providers', method: 'GET' }, options);

/**
 * Sign a page, so that it may set its own share card inside WeChat
 *
 * For `wx.config` of WeChat's JS-SDK. Only pages of our own sites are signed; any other address is refused with
 * FIELD_WRONG. `config` is null where this server has no service account, and for a minute after WeChat failed: the
 * page is then shared as WeChat shows it by itself.
 */
export const signWechatPage = (params: SignWechatPageParams, options?: CallOptions): CallPromise<WechatPage> =>
  call<WechatPage>({ operation: 'signWechatPage', url: '/v1/wechat/signature', method: 'GET', params }, options);

/**
 * Bind a third-party account to a mobile and sign in
 *
 * Call it with bind ticket, mobile and code. A mobile without an account gets a register ticket for `registerSns`.
 * For a mobile with an account it answers a merge ticket: ask the member whether to link that account, and call again with that ticket.
 */
export const bindSns = (snsBindRequest: SnsBindRequest, options?: KeyedCallOptions): CallPromise<SnsBindResult> =>
  call<SnsBindResult>({ operation: 'bindSns', url: '/v1/auth/sns/bind', method: 'POST', keyed: true, data: snsBindRequest }, options, { 20001: 'DECRYPTION_FAILED', 20002: 'MOBILE_INVALID', 20003: 'CODE_WRONG', 20004: 'CODE_EXPIRED', 20007: 'CODE_TRIES_USED', 20013: 'ACCOUNT_BLOCKED', 20014: 'SNS_TAKEN', 20016: 'BIND_TICKET_INVALID', 20033: 'SNS_ALREADY_LINKED' });

/**
 * Register a member with a third-party account
 *
 * The register ticket of `bindSns` proves the mobile and the third-party account.
 */
export const registerSns = (registerRequest: RegisterRequest, options?: KeyedCallOptions): CallPromise<Session> =>
  call<Session>({ operation: 'registerSns', url: '/v1/auth/sns/register', method: 'POST', keyed: true, data: registerRequest }, options, { 20008: 'REGISTER_TICKET_INVALID', 20009: 'AGREEMENT_REQUIRED', 20010: 'MOBILE_TAKEN', 20014: 'SNS_TAKEN', 21003: 'INVITE_CODE_INVALID', 21015: 'INVITE_TRIES_USED', 21011: 'INVITE_CLOSED' });

/**
 * List the member's third-party accounts
 */
export const listSnsBindings = (options?: CallOptions): CallPromise<SnsBindingList> =>
  call<SnsBindingList>({ operation: 'listSnsBindings', url: '/v1/users/sns', method: 'GET' }, options);

/**
 * Unbind a third-party account
 */
export const unbindSns = (snsUnbindRequest: SnsUnbindRequest, options?: CallOptions): CallPromise<SnsBindingList> =>
  call<SnsBindingList>({ operation: 'unbindSns', url: '/v1/users/sns/unbind', method: 'POST', data: snsUnbindRequest }, options, { 20017: 'SNS_NOT_LINKED', 20018: 'LAST_SIGN_IN_WAY' });

/**
 * Change the mobile
 *
 * The check ticket proves the old mobile, the code proves the new one. Signs all other devices out.
 */
export const changeMobile = (mobileChangeRequest: MobileChangeRequest, options?: CallOptions): CallPromise<MobileChanged> =>
  call<MobileChanged>({ operation: 'changeMobile', url: '/v1/users/mobile', method: 'POST', data: mobileChangeRequest }, options, { 20001: 'DECRYPTION_FAILED', 20002: 'MOBILE_INVALID', 20003: 'CODE_WRONG', 20004: 'CODE_EXPIRED', 20007: 'CODE_TRIES_USED', 20010: 'MOBILE_TAKEN', 20022: 'CHECK_REQUIRED' });

/**
 * Check a code before a protected change
 *
 * Checks the code that `sendCode` sent for this purpose. The ticket allows that change once, for 10 minutes.
 */
export const checkSmsCode = (codeCheckRequest: CodeCheckRequest, options?: CallOptions): CallPromise<CheckTicket> =>
  call<CheckTicket>({ operation: 'checkSmsCode', url: '/v1/sms/check', method: 'POST', data: codeCheckRequest }, options, { 20001: 'DECRYPTION_FAILED', 20003: 'CODE_WRONG', 20004: 'CODE_EXPIRED', 20007: 'CODE_TRIES_USED' });

/**
 * Set or change the password
 */
export const changePassword = (passwordChangeRequest: PasswordChangeRequest, options?: CallOptions): CallPromise<PasswordChanged> =>
  call<PasswordChanged>({ operation: 'changePassword', url: '/v1/users/password', method: 'POST', data: passwordChangeRequest }, options, { 20001: 'DECRYPTION_FAILED', 20012: 'PASSWORD_WEAK', 20022: 'CHECK_REQUIRED' });

/**
 * Set or change the e-mail address
 */
export const changeEmail = (emailChangeRequest: EmailChangeRequest, options?: CallOptions): CallPromise<EmailChanged> =>
  call<EmailChanged>({ operation: 'changeEmail', url: '/v1/users/email', method: 'POST', data: emailChangeRequest }, options, { 20001: 'DECRYPTION_FAILED', 20003: 'CODE_WRONG', 20004: 'CODE_EXPIRED', 20007: 'CODE_TRIES_USED', 21004: 'EMAIL_INVALID' });

/**
 * Read the state of the real-name check
 */
export const getIdVerification = (options?: CallOptions): CallPromise<IdVerification> =>
  call<IdVerification>({ operation: 'getIdVerification', url: '/v1/users/id-verify', method: 'GET' }, options);

/**
 * Bind a WeChat account to the signed-in member
 */
export const bindWechat = (snsCodeRequest: SnsCodeRequest, options?: CallOptions): CallPromise<SnsBinding> =>
  call<SnsBinding>({ operation: 'bindWechat', url: '/v1/users/wechat/bind', method: 'POST', data: snsCodeRequest }, options, { 20014: 'SNS_TAKEN', 20015: 'SNS_STATE_INVALID', 20031: 'SNS_UNAVAILABLE', 20032: 'SNS_PROVIDER_FAILED', 20033: 'SNS_ALREADY_LINKED' });

/**
 * Bind a QQ account to the signed-in member
 */
export const bindQq = (snsCodeRequest: SnsCodeRequest, options?: CallOptions): CallPromise<SnsBinding> =>
  call<SnsBinding>({ operation: 'bindQq', url: '/v1/users/qq/bind', method: 'POST', data: snsCodeRequest }, options, { 20014: 'SNS_TAKEN', 20015: 'SNS_STATE_INVALID', 20031: 'SNS_UNAVAILABLE', 20032: 'SNS_PROVIDER_FAILED', 20033: 'SNS_ALREADY_LINKED' });

/**
 * Bind a Weibo account to the signed-in member
 */
export const bindWeibo = (snsCodeRequest: SnsCodeRequest, options?: CallOptions): CallPromise<SnsBinding> =>
  call<SnsBinding>({ operation: 'bindWeibo', url: '/v1/users/weibo/bind', method: 'POST', data: snsCodeRequest }, options, { 20014: 'SNS_TAKEN', 20015: 'SNS_STATE_INVALID', 20031: 'SNS_UNAVAILABLE', 20032: 'SNS_PROVIDER_FAILED', 20033: 'SNS_ALREADY_LINKED' });

/**
 * Bind an Alipay account to the signed-in member
 */
export const bindAlipay = (alipayCodeRequest: AlipayCodeRequest, options?: CallOptions): CallPromise<SnsBinding> =>
  call<SnsBinding>({ operation: 'bindAlipay', url: '/v1/users/alipay/bind', method: 'POST', data: alipayCodeRequest }, options, { 20014: 'SNS_TAKEN', 20015: 'SNS_STATE_INVALID', 20031: 'SNS_UNAVAILABLE', 20032: 'SNS_PROVIDER_FAILED', 20033: 'SNS_ALREADY_LINKED' });

/**
 * Submit name and id number for the real-name check
 *
 * The path is spelled as the product specification has it. Needs the separate consent to process sensitive data. The
 * number is encrypted at rest and masked in every answer.
 */
export const submitIdVerification = (idVerificationRequest: IdVerificationRequest, options?: CallOptions): CallPromise<IdVerification> =>
  call<IdVerification>({ operation: 'submitIdVerification', url: '/v2/users/id-verfiy', method: 'POST', data: idVerificationRequest }, options, { 20001: 'DECRYPTION_FAILED', 20009: 'AGREEMENT_REQUIRED', 20019: 'ID_NUMBER_INVALID', 20020: 'ID_ALREADY_VERIFIED', 20021: 'ID_NOT_MATCHED', 20024: 'ID_TRIES_USED', 20041: 'ID_NUMBER_TAKEN', 20042: 'ID_CHECK_WAITING' });

/**
 * Read the public key for encrypting fields
 *
 * After a rotation, fields encrypted with the previous key are accepted for one more day.
 */
export const getPublicKey = (options?: CallOptions): CallPromise<PublicKey> =>
  call<PublicKey>({ operation: 'getPublicKey', url: '/v1/auth/public-key', method: 'GET' }, options);

/**
 * Read which user agreement and privacy policy are in force
 *
 * Ask before registering: show both texts, and send their `version` as `agreementVersion` to `registerBySms`,
 * `registerSns` or `renewAgreement`, which refuse any other version with AGREEMENT_REQUIRED.
 */
export const getAgreement = (options?: CallOptions): CallPromise<Agreement> =>
  call<Agreement>({ operation: 'getAgreement', url: '/v1/auth/agreement', method: 'GET' }, options);

/**
 * Read the user agreement, the privacy policy or the list of third-party SDKs
 *
 * Without `version` the text that holds now. Whoever read it agrees to `agreement.version`, which the server refuses with
 * AGREEMENT_REQUIRED when another text holds by then.
 */
export const getLegalText = (kind: LegalKind, params?: GetLegalTextParams, options?: CallOptions): CallPromise<LegalText> =>
  call<LegalText>({ operation: 'getLegalText', url: `/v1/legal-texts/${encodeURIComponent(kind)}`, method: 'GET', params }, options);

/**
 * End this session
 *
 * Ends the whole session family of the token. Other devices stay signed in.
 */
export const logout = (options?: CallOptions): CallPromise<Done> =>
  call<Done>({ operation: 'logout', url: '/v1/auth/logout', method: 'POST' }, options);

/**
 * Agree to the current texts
 *
 * For members whose account says `agreementDue`, because the user agreement or the privacy policy changed since they agreed. Until they agree,
 * most calls refuse with AGREEMENT_REQUIRED; their own data, signing out and this call stay open. Agreeing again
 * changes nothing. Refuses a version that isn't the current one with AGREEMENT_REQUIRED.
 */
export const renewAgreement = (agreementRequest: AgreementRequest, options?: CallOptions): CallPromise<AgreementConsent> =>
  call<AgreementConsent>({ operation: 'renewAgreement', url: '/v1/users/agreement', method: 'POST', data: agreementRequest }, options, { 20009: 'AGREEMENT_REQUIRED' });

/**
 * List the member's sign-ins
 *
 * One entry for each sign-in: the caller's own first, then by last use. Sign-ins that were not used for 14 days have
 * ended and are left out. A member has at most 20; one more ends the one used longest ago.
 */
export const listDevices = (options?: CallOptions): CallPromise<DeviceList> =>
  call<DeviceList>({ operation: 'listDevices', url: '/v1/users/devices', method: 'GET' }, options);

/**
 * Sign one device out
 *
 * Works at once on every server. Refuses a sign-in that has ended or belongs to somebody else with NOT_FOUND. For
 * the caller's own sign-in it does the same as `logout`.
 */
export const signOutDevice = (id: Id, options?: CallOptions): CallPromise<Done> =>
  call<Done>({ operation: 'signOutDevice', url: `/v1/users/devices/${encodeURIComponent(id)}/sign-out`, method: 'POST' }, options);

/**
 * Sign all other devices out
 *
 * The caller's own sign-in stays.
 */
export const signOutOtherDevices = (options?: CallOptions): CallPromise<DevicesSignedOut> =>
  call<DevicesSignedOut>({ operation: 'signOutOtherDevices', url: '/v1/users/devices/sign-out-others', method: 'POST' }, options);

/**
 * Read which text messages are sent
 */
export const getSmsPreferences = (options?: CallOptions): CallPromise<SmsPreferences> =>
  call<SmsPreferences>({ operation: 'getSmsPreferences', url: '/v1/users/sms', method: 'GET' }, options);

/**
 * Switch a kind of text message on or off
 *
 * Applies at once, also to messages that already wait to be sent. Codes can't be switched off.
 */
export const setSmsPreference = (smsPreferenceRequest: SmsPreferenceRequest, options?: CallOptions): CallPromise<SmsPreferences> =>
  call<SmsPreferences>({ operation: 'setSmsPreference', url: '/v1/users/sms', method: 'POST', data: smsPreferenceRequest }, options, { 20043: 'SMS_LOCKED' });

