/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { mutationOptions, type MutationHookOptions, type CallQueryOptions, queryOptions, type QueryHookOptions, useRequest } from '../../react/hooks.ts';
import {
  loginBySms,
  loginByPassword,
  sendAuthCode,
  registerBySms,
  sendNewMobileCode,
  sendCode,
  sendEmailCode,
  refreshToken,
  createQrLogin,
  checkQrLogin,
  scanQrLogin,
  confirmQrLogin,
  refuseQrLogin,
  resetPassword,
  finishAlipayLogin,
  finishWechatLogin,
  finishQqLogin,
  finishWeiboLogin,
  startSnsLogin,
  listSnsProviders,
  signWechatPage,
  bindSns,
  registerSns,
  listSnsBindings,
  unbindSns,
  changeMobile,
  checkSmsCode,
  changePassword,
  changeEmail,
  getIdVerification,
  bindWechat,
  bindQq,
  bindWeibo,
  bindAlipay,
  submitIdVerification,
  getPublicKey,
  getAgreement,
  getLegalText,
  logout,
  renewAgreement,
  listDevices,
  signOutDevice,
  signOutOtherDevices,
  getSmsPreferences,
  setSmsPreference,
} from '../calls/identity.ts';
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

export type LoginBySmsVariables = { data: SmsLoginRequest; idempotencyKey?: string | undefined };

export const getLoginBySmsMutationOptions = <Failure = CallError<'loginBySms'>, Context = unknown>(options?: MutationHookOptions<LoginResult, Failure, LoginBySmsVariables, Context>) =>
  mutationOptions<LoginResult, Failure, LoginBySmsVariables, Context>('loginBySms', (props, request) => loginBySms(props.data, { ...request, idempotencyKey: props.idempotencyKey }), options);

/**
 * Sign in with mobile and code
 *
 * For a mobile without an account it answers `unregistered` and a register ticket; ask for the agreement on the same
 * screen, then call `registerBySms`. CODE_WRONG carries `data.triesLeft`.
 */
export const useLoginBySms = <Failure = CallError<'loginBySms'>, Context = unknown>(options?: MutationHookOptions<LoginResult, Failure, LoginBySmsVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getLoginBySmsMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type LoginByPasswordVariables = { data: PasswordLoginRequest };

export const getLoginByPasswordMutationOptions = <Failure = CallError<'loginByPassword'>, Context = unknown>(options?: MutationHookOptions<Session, Failure, LoginByPasswordVariables, Context>) =>
  mutationOptions<Session, Failure, LoginByPasswordVariables, Context>('loginByPassword', (props, request) => loginByPassword(props.data, request), options);

/**
 * Sign in with mobile and password
 *
 * An unknown mobile, a member without a password and a wrong password get the same answer in the same time.
 * PASSWORD_TRIES_USED carries `data.retryAfterSeconds`; signing in by code still works then. Answers UNAVAILABLE
 * with Retry-After when too many passwords wait to be checked.
 */
export const useLoginByPassword = <Failure = CallError<'loginByPassword'>, Context = unknown>(options?: MutationHookOptions<Session, Failure, LoginByPasswordVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getLoginByPasswordMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type SendAuthCodeVariables = { data: AuthCodeRequest };

export const getSendAuthCodeMutationOptions = <Failure = CallError<'sendAuthCode'>, Context = unknown>(options?: MutationHookOptions<CodeSent, Failure, SendAuthCodeVariables, Context>) =>
  mutationOptions<CodeSent, Failure, SendAuthCodeVariables, Context>('sendAuthCode', (props, request) => sendAuthCode(props.data, request), options);

/**
 * Send a code for signing in or for a new password
 *
 * The answer doesn't tell whether the mobile has an account. PROOF_REQUIRED carries a ProofChallenge in `data`:
 * solve it and call again with `proof`.
 */
export const useSendAuthCode = <Failure = CallError<'sendAuthCode'>, Context = unknown>(options?: MutationHookOptions<CodeSent, Failure, SendAuthCodeVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getSendAuthCodeMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type RegisterBySmsVariables = { data: RegisterRequest; idempotencyKey?: string | undefined };

export const getRegisterBySmsMutationOptions = <Failure = CallError<'registerBySms'>, Context = unknown>(options?: MutationHookOptions<Session, Failure, RegisterBySmsVariables, Context>) =>
  mutationOptions<Session, Failure, RegisterBySmsVariables, Context>('registerBySms', (props, request) => registerBySms(props.data, { ...request, idempotencyKey: props.idempotencyKey }), options);

/**
 * Register a member
 *
 * Takes the register ticket of `loginBySms`, which works once within 10 minutes. A wrong invite code is refused and
 * leaves the ticket usable.
 */
export const useRegisterBySms = <Failure = CallError<'registerBySms'>, Context = unknown>(options?: MutationHookOptions<Session, Failure, RegisterBySmsVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getRegisterBySmsMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type SendNewMobileCodeVariables = { data: NewMobileCodeRequest };

export const getSendNewMobileCodeMutationOptions = <Failure = CallError<'sendNewMobileCode'>, Context = unknown>(options?: MutationHookOptions<CodeSent, Failure, SendNewMobileCodeVariables, Context>) =>
  mutationOptions<CodeSent, Failure, SendNewMobileCodeVariables, Context>('sendNewMobileCode', (props, request) => sendNewMobileCode(props.data, request), options);

/**
 * Send a code to the new mobile of a member
 *
 * Only `changeMobile` tells whether that mobile has an account already, after its holder entered the code.
 * PROOF_REQUIRED carries a ProofChallenge in `data`: solve it and call again with `proof`.
 */
export const useSendNewMobileCode = <Failure = CallError<'sendNewMobileCode'>, Context = unknown>(options?: MutationHookOptions<CodeSent, Failure, SendNewMobileCodeVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getSendNewMobileCodeMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type SendCodeVariables = { data: OwnCodeRequest };

export const getSendCodeMutationOptions = <Failure = CallError<'sendCode'>, Context = unknown>(options?: MutationHookOptions<CodeSent, Failure, SendCodeVariables, Context>) =>
  mutationOptions<CodeSent, Failure, SendCodeVariables, Context>('sendCode', (props, request) => sendCode(props.data, request), options);

/**
 * Send a code to the signed-in member's own mobile
 *
 * The code works for the named purpose only; check it with `checkSmsCode`. PROOF_REQUIRED carries a ProofChallenge
 * in `data`: solve it and call again with `proof`.
 */
export const useSendCode = <Failure = CallError<'sendCode'>, Context = unknown>(options?: MutationHookOptions<CodeSent, Failure, SendCodeVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getSendCodeMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type SendEmailCodeVariables = { data: EmailCodeRequest };

export const getSendEmailCodeMutationOptions = <Failure = CallError<'sendEmailCode'>, Context = unknown>(options?: MutationHookOptions<CodeSent, Failure, SendEmailCodeVariables, Context>) =>
  mutationOptions<CodeSent, Failure, SendEmailCodeVariables, Context>('sendEmailCode', (props, request) => sendEmailCode(props.data, request), options);

/**
 * Send a code to the member's new e-mail address
 *
 * PROOF_REQUIRED carries a ProofChallenge in `data`: solve it and call again with `proof`.
 */
export const useSendEmailCode = <Failure = CallError<'sendEmailCode'>, Context = unknown>(options?: MutationHookOptions<CodeSent, Failure, SendEmailCodeVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getSendEmailCodeMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type RefreshTokenVariables = { data: RefreshRequest };

export const getRefreshTokenMutationOptions = <Failure = CallError<'refreshToken'>, Context = unknown>(options?: MutationHookOptions<Session, Failure, RefreshTokenVariables, Context>) =>
  mutationOptions<Session, Failure, RefreshTokenVariables, Context>('refreshToken', (props, request) => refreshToken(props.data, request), options);

/**
 * Exchange a refresh token for a new session
 *
 * For member and group sessions. Calls that race within 30 seconds get the same successor. Using a replaced token
 * later ends the whole session family and answers 401.
 */
export const useRefreshToken = <Failure = CallError<'refreshToken'>, Context = unknown>(options?: MutationHookOptions<Session, Failure, RefreshTokenVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getRefreshTokenMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getCreateQrLoginQueryKey = () => ['/v1/auth/qrcode/login'] as const;

export const getCreateQrLoginQueryOptions = <Data = QrLogin, Failure = CallError<'createQrLogin'>>(options?: QueryHookOptions<QrLogin, Failure, Data>): CallQueryOptions<QrLogin, Failure, Data> =>
  queryOptions<QrLogin, Failure, Data>(getCreateQrLoginQueryKey(), (request) => createQrLogin(request), options);

/**
 * Create a QR code for signing in with a phone
 */
export const useCreateQrLogin = <Data = QrLogin, Failure = CallError<'createQrLogin'>>(options?: QueryHookOptions<QrLogin, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getCreateQrLoginQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export const getCheckQrLoginQueryKey = (params: CheckQrLoginParams) => ['/v1/auth/qrcode/check', params] as const;

export const getCheckQrLoginQueryOptions = <Data = QrLoginState, Failure = CallError<'checkQrLogin'>>(params: CheckQrLoginParams, options?: QueryHookOptions<QrLoginState, Failure, Data>): CallQueryOptions<QrLoginState, Failure, Data> =>
  queryOptions<QrLoginState, Failure, Data>(getCheckQrLoginQueryKey(params), (request) => checkQrLogin(params, request), options);

/**
 * Check whether the phone has confirmed
 *
 * Answers 1060 while nobody has scanned the code, and 1049 after it expired or was refused; `data` says which.
 * Answers `signedIn` once.
 */
export const useCheckQrLogin = <Data = QrLoginState, Failure = CallError<'checkQrLogin'>>(params: CheckQrLoginParams, options?: QueryHookOptions<QrLoginState, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getCheckQrLoginQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export type ScanQrLoginVariables = { data: QrScanTicket };

export const getScanQrLoginMutationOptions = <Failure = CallError<'scanQrLogin'>, Context = unknown>(options?: MutationHookOptions<QrAsker, Failure, ScanQrLoginVariables, Context>) =>
  mutationOptions<QrAsker, Failure, ScanQrLoginVariables, Context>('scanQrLogin', (props, request) => scanQrLogin(props.data, request), options);

/**
 * Read the QR code that a phone scanned
 *
 * Takes the ticket of the address in the code. The code then belongs to this member, and the browser that shows it
 * learns who scanned it. The same member may call again; anybody else, and everybody after the code expired, gets
 * 1049.
 */
export const useScanQrLogin = <Failure = CallError<'scanQrLogin'>, Context = unknown>(options?: MutationHookOptions<QrAsker, Failure, ScanQrLoginVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getScanQrLoginMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type ConfirmQrLoginVariables = { data: QrScanTicket };

export const getConfirmQrLoginMutationOptions = <Failure = CallError<'confirmQrLogin'>, Context = unknown>(options?: MutationHookOptions<Done, Failure, ConfirmQrLoginVariables, Context>) =>
  mutationOptions<Done, Failure, ConfirmQrLoginVariables, Context>('confirmQrLogin', (props, request) => confirmQrLogin(props.data, request), options);

/**
 * Confirm the sign-in of the browser that shows the code
 *
 * Only the member who scanned the code can confirm it, once.
 */
export const useConfirmQrLogin = <Failure = CallError<'confirmQrLogin'>, Context = unknown>(options?: MutationHookOptions<Done, Failure, ConfirmQrLoginVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getConfirmQrLoginMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type RefuseQrLoginVariables = { data: QrScanTicket };

export const getRefuseQrLoginMutationOptions = <Failure = CallError<'refuseQrLogin'>, Context = unknown>(options?: MutationHookOptions<Done, Failure, RefuseQrLoginVariables, Context>) =>
  mutationOptions<Done, Failure, RefuseQrLoginVariables, Context>('refuseQrLogin', (props, request) => refuseQrLogin(props.data, request), options);

/**
 * Refuse the sign-in of the browser that shows the code
 *
 * Only the member who scanned the code can refuse it. The browser then gets 1049.
 */
export const useRefuseQrLogin = <Failure = CallError<'refuseQrLogin'>, Context = unknown>(options?: MutationHookOptions<Done, Failure, RefuseQrLoginVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getRefuseQrLoginMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type ResetPasswordVariables = { data: PasswordResetRequest; idempotencyKey?: string | undefined };

export const getResetPasswordMutationOptions = <Failure = CallError<'resetPassword'>, Context = unknown>(options?: MutationHookOptions<PasswordChanged, Failure, ResetPasswordVariables, Context>) =>
  mutationOptions<PasswordChanged, Failure, ResetPasswordVariables, Context>('resetPassword', (props, request) => resetPassword(props.data, { ...request, idempotencyKey: props.idempotencyKey }), options);

/**
 * Set a new password with a code
 *
 * An unknown mobile is refused with CODE_WRONG.
 */
export const useResetPassword = <Failure = CallError<'resetPassword'>, Context = unknown>(options?: MutationHookOptions<PasswordChanged, Failure, ResetPasswordVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getResetPasswordMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getFinishAlipayLoginQueryKey = (params: FinishAlipayLoginParams) => ['/v1/auth/alipay/callback', params] as const;

export const getFinishAlipayLoginQueryOptions = <Data = SnsLoginResult, Failure = CallError<'finishAlipayLogin'>>(params: FinishAlipayLoginParams, options?: QueryHookOptions<SnsLoginResult, Failure, Data>): CallQueryOptions<SnsLoginResult, Failure, Data> =>
  queryOptions<SnsLoginResult, Failure, Data>(getFinishAlipayLoginQueryKey(params), (request) => finishAlipayLogin(params, request), options);

/**
 * Finish signing in, or binding, with Alipay
 *
 * Exchanges the authorization code for the Alipay account. Code 5013 is a result: the account belongs to no member,
 * and `data` holds a bind ticket. For a signed-in caller the account is bound to them; SNS_TAKEN when it belongs to
 * another member.
 */
export const useFinishAlipayLogin = <Data = SnsLoginResult, Failure = CallError<'finishAlipayLogin'>>(params: FinishAlipayLoginParams, options?: QueryHookOptions<SnsLoginResult, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getFinishAlipayLoginQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getFinishWechatLoginQueryKey = (params: FinishWechatLoginParams) => ['/v1/auth/wechat/callback', params] as const;

export const getFinishWechatLoginQueryOptions = <Data = SnsLoginResult, Failure = CallError<'finishWechatLogin'>>(params: FinishWechatLoginParams, options?: QueryHookOptions<SnsLoginResult, Failure, Data>): CallQueryOptions<SnsLoginResult, Failure, Data> =>
  queryOptions<SnsLoginResult, Failure, Data>(getFinishWechatLoginQueryKey(params), (request) => finishWechatLogin(params, request), options);

/**
 * Finish signing in, or binding, with WeChat
 *
 * Exchanges the authorization code for the WeChat account. Code 5013 is a result: the account belongs to no member,
 * and `data` holds a bind ticket. For a signed-in caller the account is bound to them; SNS_TAKEN when it belongs to
 * another member.
 */
export const useFinishWechatLogin = <Data = SnsLoginResult, Failure = CallError<'finishWechatLogin'>>(params: FinishWechatLoginParams, options?: QueryHookOptions<SnsLoginResult, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getFinishWechatLoginQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getFinishQqLoginQueryKey = (params: FinishQqLoginParams) => ['/v1/auth/qq/callback', params] as const;

export const getFinishQqLoginQueryOptions = <Data = SnsLoginResult, Failure = CallError<'finishQqLogin'>>(params: FinishQqLoginParams, options?: QueryHookOptions<SnsLoginResult, Failure, Data>): CallQueryOptions<SnsLoginResult, Failure, Data> =>
  queryOptions<SnsLoginResult, Failure, Data>(getFinishQqLoginQueryKey(params), (request) => finishQqLogin(params, request), options);

/**
 * Finish signing in, or binding, with QQ
 *
 * Exchanges the authorization code for the QQ account. Code 5013 is a result: the account belongs to no member, and
 * `data` holds a bind ticket. For a signed-in caller the account is bound to them; SNS_TAKEN when it belongs to
 * another member.
 */
export const useFinishQqLogin = <Data = SnsLoginResult, Failure = CallError<'finishQqLogin'>>(params: FinishQqLoginParams, options?: QueryHookOptions<SnsLoginResult, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getFinishQqLoginQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getFinishWeiboLoginQueryKey = (params: FinishWeiboLoginParams) => ['/v1/auth/weibo/callback', params] as const;

export const getFinishWeiboLoginQueryOptions = <Data = SnsLoginResult, Failure = CallError<'finishWeiboLogin'>>(params: FinishWeiboLoginParams, options?: QueryHookOptions<SnsLoginResult, Failure, Data>): CallQueryOptions<SnsLoginResult, Failure, Data> =>
  queryOptions<SnsLoginResult, Failure, Data>(getFinishWeiboLoginQueryKey(params), (request) => finishWeiboLogin(params, request), options);

/**
 * Finish signing in, or binding, with Weibo
 *
 * Exchanges the authorization code for the Weibo account. Code 5013 is a result: the account belongs to no member,
 * and `data` holds a bind ticket. For a signed-in caller the account is bound to them; SNS_TAKEN when it belongs to
 * another member.
 */
export const useFinishWeiboLogin = <Data = SnsLoginResult, Failure = CallError<'finishWeiboLogin'>>(params: FinishWeiboLoginParams, options?: QueryHookOptions<SnsLoginResult, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getFinishWeiboLoginQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export type StartSnsLoginVariables = { data: SnsStartRequest };

export const getStartSnsLoginMutationOptions = <Failure = CallError<'startSnsLogin'>, Context = unknown>(options?: MutationHookOptions<SnsStart, Failure, StartSnsLoginVariables, Context>) =>
  mutationOptions<SnsStart, Failure, StartSnsLoginVariables, Context>('startSnsLogin', (props, request) => startSnsLogin(props.data, request), options);

/**
 * Start signing in, or binding, with a third party
 *
 * Answers the third party's address to send the browser to. Its state works once, for 10 minutes, for this kind of
 * account and this device (`z-device-id`). Called by a signed-in member it can only bind; called signed out it can
 * only sign in.
 */
export const useStartSnsLogin = <Failure = CallError<'startSnsLogin'>, Context = unknown>(options?: MutationHookOptions<SnsStart, Failure, StartSnsLoginVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getStartSnsLoginMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getListSnsProvidersQueryKey = () => ['/v1/auth/sns/providers'] as const;

export const getListSnsProvidersQueryOptions = <Data = SnsProviderList, Failure = CallError<'listSnsProviders'>>(options?: QueryHookOptions<SnsProviderList, Failure, Data>): CallQueryOptions<SnsProviderList, Failure, Data> =>
  queryOptions<SnsProviderList, Failure, Data>(getListSnsProvidersQueryKey(), (request) => listSnsProviders(request), options);

/**
 * List the third parties one can sign in with
 *
 * Those that this server offers to the calling browser, in the order to show them. Inside WeChat, WeChat signs in by
 * its in-app way, and Alipay is left out because WeChat blocks it.
 */
export const useListSnsProviders = <Data = SnsProviderList, Failure = CallError<'listSnsProviders'>>(options?: QueryHookOptions<SnsProviderList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListSnsProvidersQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export const getSignWechatPageQueryKey = (params: SignWechatPageParams) => ['/v1/wechat/signature', params] as const;

export const getSignWechatPageQueryOptions = <Data = WechatPage, Failure = CallError<'signWechatPage'>>(params: SignWechatPageParams, options?: QueryHookOptions<WechatPage, Failure, Data>): CallQueryOptions<WechatPage, Failure, Data> =>
  queryOptions<WechatPage, Failure, Data>(getSignWechatPageQueryKey(params), (request) => signWechatPage(params, request), options);

/**
 * Sign a page, so that it may set its own share card inside WeChat
 *
 * For `wx.config` of WeChat's JS-SDK. Only pages of our own sites are signed; any other address is refused with
 * FIELD_WRONG. `config` is null where this server has no service account, and for a minute after WeChat failed: the
 * page is then shared as WeChat shows it by itself.
 */
export const useSignWechatPage = <Data = WechatPage, Failure = CallError<'signWechatPage'>>(params: SignWechatPageParams, options?: QueryHookOptions<WechatPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getSignWechatPageQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export type BindSnsVariables = { data: SnsBindRequest; idempotencyKey?: string | undefined };

export const getBindSnsMutationOptions = <Failure = CallError<'bindSns'>, Context = unknown>(options?: MutationHookOptions<SnsBindResult, Failure, BindSnsVariables, Context>) =>
  mutationOptions<SnsBindResult, Failure, BindSnsVariables, Context>('bindSns', (props, request) => bindSns(props.data, { ...request, idempotencyKey: props.idempotencyKey }), options);

/**
 * Bind a third-party account to a mobile and sign in
 *
 * Call it with bind ticket, mobile and code. A mobile without an account gets a register ticket for `registerSns`.
 * For a mobile with an account it answers a merge ticket: ask the member whether to link that account, and call again with that ticket.
 */
export const useBindSns = <Failure = CallError<'bindSns'>, Context = unknown>(options?: MutationHookOptions<SnsBindResult, Failure, BindSnsVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getBindSnsMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type RegisterSnsVariables = { data: RegisterRequest; idempotencyKey?: string | undefined };

export const getRegisterSnsMutationOptions = <Failure = CallError<'registerSns'>, Context = unknown>(options?: MutationHookOptions<Session, Failure, RegisterSnsVariables, Context>) =>
  mutationOptions<Session, Failure, RegisterSnsVariables, Context>('registerSns', (props, request) => registerSns(props.data, { ...request, idempotencyKey: props.idempotencyKey }), options);

/**
 * Register a member with a third-party account
 *
 * The register ticket of `bindSns` proves the mobile and the third-party account.
 */
export const useRegisterSns = <Failure = CallError<'registerSns'>, Context = unknown>(options?: MutationHookOptions<Session, Failure, RegisterSnsVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getRegisterSnsMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getListSnsBindingsQueryKey = () => ['/v1/users/sns'] as const;

export const getListSnsBindingsQueryOptions = <Data = SnsBindingList, Failure = CallError<'listSnsBindings'>>(options?: QueryHookOptions<SnsBindingList, Failure, Data>): CallQueryOptions<SnsBindingList, Failure, Data> =>
  queryOptions<SnsBindingList, Failure, Data>(getListSnsBindingsQueryKey(), (request) => listSnsBindings(request), options);

/**
 * List the member's third-party accounts
 */
export const useListSnsBindings = <Data = SnsBindingList, Failure = CallError<'listSnsBindings'>>(options?: QueryHookOptions<SnsBindingList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListSnsBindingsQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export type UnbindSnsVariables = { data: SnsUnbindRequest };

export const getUnbindSnsMutationOptions = <Failure = CallError<'unbindSns'>, Context = unknown>(options?: MutationHookOptions<SnsBindingList, Failure, UnbindSnsVariables, Context>) =>
  mutationOptions<SnsBindingList, Failure, UnbindSnsVariables, Context>('unbindSns', (props, request) => unbindSns(props.data, request), options);

/**
 * Unbind a third-party account
 */
export const useUnbindSns = <Failure = CallError<'unbindSns'>, Context = unknown>(options?: MutationHookOptions<SnsBindingList, Failure, UnbindSnsVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getUnbindSnsMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type ChangeMobileVariables = { data: MobileChangeRequest };

export const getChangeMobileMutationOptions = <Failure = CallError<'changeMobile'>, Context = unknown>(options?: MutationHookOptions<MobileChanged, Failure, ChangeMobileVariables, Context>) =>
  mutationOptions<MobileChanged, Failure, ChangeMobileVariables, Context>('changeMobile', (props, request) => changeMobile(props.data, request), options);

/**
 * Change the mobile
 *
 * The check ticket proves the old mobile, the code proves the new one. Signs all other devices out.
 */
export const useChangeMobile = <Failure = CallError<'changeMobile'>, Context = unknown>(options?: MutationHookOptions<MobileChanged, Failure, ChangeMobileVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getChangeMobileMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type CheckSmsCodeVariables = { data: CodeCheckRequest };

export const getCheckSmsCodeMutationOptions = <Failure = CallError<'checkSmsCode'>, Context = unknown>(options?: MutationHookOptions<CheckTicket, Failure, CheckSmsCodeVariables, Context>) =>
  mutationOptions<CheckTicket, Failure, CheckSmsCodeVariables, Context>('checkSmsCode', (props, request) => checkSmsCode(props.data, request), options);

/**
 * Check a code before a protected change
 *
 * Checks the code that `sendCode` sent for this purpose. The ticket allows that change once, for 10 minutes.
 */
export const useCheckSmsCode = <Failure = CallError<'checkSmsCode'>, Context = unknown>(options?: MutationHookOptions<CheckTicket, Failure, CheckSmsCodeVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getCheckSmsCodeMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type ChangePasswordVariables = { data: PasswordChangeRequest };

export const getChangePasswordMutationOptions = <Failure = CallError<'changePassword'>, Context = unknown>(options?: MutationHookOptions<PasswordChanged, Failure, ChangePasswordVariables, Context>) =>
  mutationOptions<PasswordChanged, Failure, ChangePasswordVariables, Context>('changePassword', (props, request) => changePassword(props.data, request), options);

/**
 * Set or change the password
 */
export const useChangePassword = <Failure = CallError<'changePassword'>, Context = unknown>(options?: MutationHookOptions<PasswordChanged, Failure, ChangePasswordVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getChangePasswordMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type ChangeEmailVariables = { data: EmailChangeRequest };

export const getChangeEmailMutationOptions = <Failure = CallError<'changeEmail'>, Context = unknown>(options?: MutationHookOptions<EmailChanged, Failure, ChangeEmailVariables, Context>) =>
  mutationOptions<EmailChanged, Failure, ChangeEmailVariables, Context>('changeEmail', (props, request) => changeEmail(props.data, request), options);

/**
 * Set or change the e-mail address
 */
export const useChangeEmail = <Failure = CallError<'changeEmail'>, Context = unknown>(options?: MutationHookOptions<EmailChanged, Failure, ChangeEmailVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getChangeEmailMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetIdVerificationQueryKey = () => ['/v1/users/id-verify'] as const;

export const getGetIdVerificationQueryOptions = <Data = IdVerification, Failure = CallError<'getIdVerification'>>(options?: QueryHookOptions<IdVerification, Failure, Data>): CallQueryOptions<IdVerification, Failure, Data> =>
  queryOptions<IdVerification, Failure, Data>(getGetIdVerificationQueryKey(), (request) => getIdVerification(request), options);

/**
 * Read the state of the real-name check
 */
export const useGetIdVerification = <Data = IdVerification, Failure = CallError<'getIdVerification'>>(options?: QueryHookOptions<IdVerification, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetIdVerificationQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export type BindWechatVariables = { data: SnsCodeRequest };

export const getBindWechatMutationOptions = <Failure = CallError<'bindWechat'>, Context = unknown>(options?: MutationHookOptions<SnsBinding, Failure, BindWechatVariables, Context>) =>
  mutationOptions<SnsBinding, Failure, BindWechatVariables, Context>('bindWechat', (props, request) => bindWechat(props.data, request), options);

/**
 * Bind a WeChat account to the signed-in member
 */
export const useBindWechat = <Failure = CallError<'bindWechat'>, Context = unknown>(options?: MutationHookOptions<SnsBinding, Failure, BindWechatVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getBindWechatMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type BindQqVariables = { data: SnsCodeRequest };

export const getBindQqMutationOptions = <Failure = CallError<'bindQq'>, Context = unknown>(options?: MutationHookOptions<SnsBinding, Failure, BindQqVariables, Context>) =>
  mutationOptions<SnsBinding, Failure, BindQqVariables, Context>('bindQq', (props, request) => bindQq(props.data, request), options);

/**
 * Bind a QQ account to the signed-in member
 */
export const useBindQq = <Failure = CallError<'bindQq'>, Context = unknown>(options?: MutationHookOptions<SnsBinding, Failure, BindQqVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getBindQqMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type BindWeiboVariables = { data: SnsCodeRequest };

export const getBindWeiboMutationOptions = <Failure = CallError<'bindWeibo'>, Context = unknown>(options?: MutationHookOptions<SnsBinding, Failure, BindWeiboVariables, Context>) =>
  mutationOptions<SnsBinding, Failure, BindWeiboVariables, Context>('bindWeibo', (props, request) => bindWeibo(props.data, request), options);

/**
 * Bind a Weibo account to the signed-in member
 */
export const useBindWeibo = <Failure = CallError<'bindWeibo'>, Context = unknown>(options?: MutationHookOptions<SnsBinding, Failure, BindWeiboVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getBindWeiboMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type BindAlipayVariables = { data: AlipayCodeRequest };

export const getBindAlipayMutationOptions = <Failure = CallError<'bindAlipay'>, Context = unknown>(options?: MutationHookOptions<SnsBinding, Failure, BindAlipayVariables, Context>) =>
  mutationOptions<SnsBinding, Failure, BindAlipayVariables, Context>('bindAlipay', (props, request) => bindAlipay(props.data, request), options);

/**
 * Bind an Alipay account to the signed-in member
 */
export const useBindAlipay = <Failure = CallError<'bindAlipay'>, Context = unknown>(options?: MutationHookOptions<SnsBinding, Failure, BindAlipayVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getBindAlipayMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type SubmitIdVerificationVariables = { data: IdVerificationRequest };

export const getSubmitIdVerificationMutationOptions = <Failure = CallError<'submitIdVerification'>, Context = unknown>(options?: MutationHookOptions<IdVerification, Failure, SubmitIdVerificationVariables, Context>) =>
  mutationOptions<IdVerification, Failure, SubmitIdVerificationVariables, Context>('submitIdVerification', (props, request) => submitIdVerification(props.data, request), options);

/**
 * Submit name and id number for the real-name check
 *
 * The path is spelled as the product specification has it. Needs the separate consent to process sensitive data. The
 * number is encrypted at rest and masked in every answer.
 */
export const useSubmitIdVerification = <Failure = CallError<'submitIdVerification'>, Context = unknown>(options?: MutationHookOptions<IdVerification, Failure, SubmitIdVerificationVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getSubmitIdVerificationMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetPublicKeyQueryKey = () => ['/v1/auth/public-key'] as const;

export const getGetPublicKeyQueryOptions = <Data = PublicKey, Failure = CallError<'getPublicKey'>>(options?: QueryHookOptions<PublicKey, Failure, Data>): CallQueryOptions<PublicKey, Failure, Data> =>
  queryOptions<PublicKey, Failure, Data>(getGetPublicKeyQueryKey(), (request) => getPublicKey(request), options);

/**
 * Read the public key for encrypting fields
 *
 * After a rotation, fields encrypted with the previous key are accepted for one more day.
 */
export const useGetPublicKey = <Data = PublicKey, Failure = CallError<'getPublicKey'>>(options?: QueryHookOptions<PublicKey, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetPublicKeyQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export const getGetAgreementQueryKey = () => ['/v1/auth/agreement'] as const;

export const getGetAgreementQueryOptions = <Data = Agreement, Failure = CallError<'getAgreement'>>(options?: QueryHookOptions<Agreement, Failure, Data>): CallQueryOptions<Agreement, Failure, Data> =>
  queryOptions<Agreement, Failure, Data>(getGetAgreementQueryKey(), (request) => getAgreement(request), options);

/**
 * Read which user agreement and privacy policy are in force
 *
 * Ask before registering: show both texts, and send their `version` as `agreementVersion` to `registerBySms`,
 * `registerSns` or `renewAgreement`, which refuse any other version with AGREEMENT_REQUIRED.
 */
export const useGetAgreement = <Data = Agreement, Failure = CallError<'getAgreement'>>(options?: QueryHookOptions<Agreement, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetAgreementQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export const getGetLegalTextQueryKey = (kind: LegalKind, params?: GetLegalTextParams) => [`/v1/legal-texts/${kind}`, ...(params ? [params] : [])] as const;

export const getGetLegalTextQueryOptions = <Data = LegalText, Failure = CallError<'getLegalText'>>(kind: LegalKind, params?: GetLegalTextParams, options?: QueryHookOptions<LegalText, Failure, Data>): CallQueryOptions<LegalText, Failure, Data> =>
  queryOptions<LegalText, Failure, Data>(getGetLegalTextQueryKey(kind, params), (request) => getLegalText(kind, params, request), options);

/**
 * Read the user agreement, the privacy policy or the list of third-party SDKs
 *
 * Without `version` the text that holds now. Whoever read it agrees to `agreement.version`, which the server refuses with
 * AGREEMENT_REQUIRED when another text holds by then.
 */
export const useGetLegalText = <Data = LegalText, Failure = CallError<'getLegalText'>>(kind: LegalKind, params?: GetLegalTextParams, options?: QueryHookOptions<LegalText, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetLegalTextQueryOptions<Data, Failure>(kind, params, useRequest(options)), queryClient);

export type LogoutVariables = void;

export const getLogoutMutationOptions = <Failure = CallError<'logout'>, Context = unknown>(options?: MutationHookOptions<Done, Failure, LogoutVariables, Context>) =>
  mutationOptions<Done, Failure, LogoutVariables, Context>('logout', (_, request) => logout(request), options);

/**
 * End this session
 *
 * Ends the whole session family of the token. Other devices stay signed in.
 */
export const useLogout = <Failure = CallError<'logout'>, Context = unknown>(options?: MutationHookOptions<Done, Failure, LogoutVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getLogoutMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type RenewAgreementVariables = { data: AgreementRequest };

export const getRenewAgreementMutationOptions = <Failure = CallError<'renewAgreement'>, Context = unknown>(options?: MutationHookOptions<AgreementConsent, Failure, RenewAgreementVariables, Context>) =>
  mutationOptions<AgreementConsent, Failure, RenewAgreementVariables, Context>('renewAgreement', (props, request) => renewAgreement(props.data, request), options);

/**
 * Agree to the current texts
 *
 * For members whose account says `agreementDue`, because the user agreement or the privacy policy changed since they agreed. Until they agree,
 * most calls refuse with AGREEMENT_REQUIRED; their own data, signing out and this call stay open. Agreeing again
 * changes nothing. Refuses a version that isn't the current one with AGREEMENT_REQUIRED.
 */
export const useRenewAgreement = <Failure = CallError<'renewAgreement'>, Context = unknown>(options?: MutationHookOptions<AgreementConsent, Failure, RenewAgreementVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getRenewAgreementMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getListDevicesQueryKey = () => ['/v1/users/devices'] as const;

export const getListDevicesQueryOptions = <Data = DeviceList, Failure = CallError<'listDevices'>>(options?: QueryHookOptions<DeviceList, Failure, Data>): CallQueryOptions<DeviceList, Failure, Data> =>
  queryOptions<DeviceList, Failure, Data>(getListDevicesQueryKey(), (request) => listDevices(request), options);

/**
 * List the member's sign-ins
 *
 * One entry for each sign-in: the caller's own first, then by last use. Sign-ins that were not used for 14 days have
 * ended and are left out. A member has at most 20; one more ends the one used longest ago.
 */
export const useListDevices = <Data = DeviceList, Failure = CallError<'listDevices'>>(options?: QueryHookOptions<DeviceList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListDevicesQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export type SignOutDeviceVariables = { id: Id };

export const getSignOutDeviceMutationOptions = <Failure = CallError<'signOutDevice'>, Context = unknown>(options?: MutationHookOptions<Done, Failure, SignOutDeviceVariables, Context>) =>
  mutationOptions<Done, Failure, SignOutDeviceVariables, Context>('signOutDevice', (props, request) => signOutDevice(props.id, request), options);

/**
 * Sign one device out
 *
 * Works at once on every server. Refuses a sign-in that has ended or belongs to somebody else with NOT_FOUND. For
 * the caller's own sign-in it does the same as `logout`.
 */
export const useSignOutDevice = <Failure = CallError<'signOutDevice'>, Context = unknown>(options?: MutationHookOptions<Done, Failure, SignOutDeviceVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getSignOutDeviceMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type SignOutOtherDevicesVariables = void;

export const getSignOutOtherDevicesMutationOptions = <Failure = CallError<'signOutOtherDevices'>, Context = unknown>(options?: MutationHookOptions<DevicesSignedOut, Failure, SignOutOtherDevicesVariables, Context>) =>
  mutationOptions<DevicesSignedOut, Failure, SignOutOtherDevicesVariables, Context>('signOutOtherDevices', (_, request) => signOutOtherDevices(request), options);

/**
 * Sign all other devices out
 *
 * The caller's own sign-in stays.
 */
export const useSignOutOtherDevices = <Failure = CallError<'signOutOtherDevices'>, Context = unknown>(options?: MutationHookOptions<DevicesSignedOut, Failure, SignOutOtherDevicesVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getSignOutOtherDevicesMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetSmsPreferencesQueryKey = () => ['/v1/users/sms'] as const;

export const getGetSmsPreferencesQueryOptions = <Data = SmsPreferences, Failure = CallError<'getSmsPreferences'>>(options?: QueryHookOptions<SmsPreferences, Failure, Data>): CallQueryOptions<SmsPreferences, Failure, Data> =>
  queryOptions<SmsPreferences, Failure, Data>(getGetSmsPreferencesQueryKey(), (request) => getSmsPreferences(request), options);

/**
 * Read which text messages are sent
 */
export const useGetSmsPreferences = <Data = SmsPreferences, Failure = CallError<'getSmsPreferences'>>(options?: QueryHookOptions<SmsPreferences, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetSmsPreferencesQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export type SetSmsPreferenceVariables = { data: SmsPreferenceRequest };

export const getSetSmsPreferenceMutationOptions = <Failure = CallError<'setSmsPreference'>, Context = unknown>(options?: MutationHookOptions<SmsPreferences, Failure, SetSmsPreferenceVariables, Context>) =>
  mutationOptions<SmsPreferences, Failure, SetSmsPreferenceVariables, Context>('setSmsPreference', (props, request) => setSmsPreference(props.data, request), options);

/**
 * Switch a kind of text message on or off
 *
 * Applies at once, also to messages that already wait to be sent. Codes can't be switched off.
 */
export const useSetSmsPreference = <Failure = CallError<'setSmsPreference'>, Context = unknown>(options?: MutationHookOptions<SmsPreferences, Failure, SetSmsPreferenceVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getSetSmsPreferenceMutationOptions<Failure, Context>(useRequest(options)), queryClient);

