/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AgreementRequest,
  AlipayCodeRequest,
  AuthCodeRequest,
  BindAlipay200,
  BindQq200,
  BindSns200,
  BindWechat200,
  BindWeibo200,
  ChangeEmail200,
  ChangeMobile200,
  ChangePassword200,
  CheckQrLogin200,
  CheckQrLoginParams,
  CheckSmsCode200,
  CodeCheckRequest,
  ConfirmQrLogin200,
  CreateQrLogin200,
  EmailChangeRequest,
  EmailCodeRequest,
  FaultResponse,
  FinishAlipayLogin200,
  FinishAlipayLoginParams,
  FinishQqLogin200,
  FinishQqLoginParams,
  FinishWechatLogin200,
  FinishWechatLoginParams,
  FinishWeiboLogin200,
  FinishWeiboLoginParams,
  GetIdVerification200,
  GetPublicKey200,
  Id,
  IdVerificationRequest,
  ListDevices200,
  ListSnsBindings200,
  ListSnsProviders200,
  LoginByPassword200,
  LoginBySms200,
  Logout200,
  MobileChangeRequest,
  NewMobileCodeRequest,
  OwnCodeRequest,
  PasswordChangeRequest,
  PasswordLoginRequest,
  PasswordResetRequest,
  QrScanTicket,
  RefreshRequest,
  RefreshToken200,
  RefuseQrLogin200,
  RegisterBySms200,
  RegisterRequest,
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
  SmsLoginRequest,
  SnsBindRequest,
  SnsCodeRequest,
  SnsStartRequest,
  SnsUnbindRequest,
  StartSnsLogin200,
  SubmitIdVerification200,
  UnbindSns200
} from '../../model/index.ts';

import { http } from '../../../http.ts';
import type { ErrorType , BodyType } from '../../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * For a mobile without an account it answers `unregistered` and a register ticket; ask for the agreement on the same
 * screen, then call `registerBySms`. CODE_WRONG carries `data.triesLeft`.
 * @summary Sign in with mobile and code
 */
export const loginBySms = (
    smsLoginRequest: BodyType<SmsLoginRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LoginBySms200>(
      {url: `/auth/sms/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: smsLoginRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getLoginBySmsMutationKey = () => ['loginBySms'] as const;

export const getLoginBySmsMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginBySms>>, TError,LoginBySmsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof loginBySms>>, TError,LoginBySmsMutationVariables, TContext> => {

const mutationKey = getLoginBySmsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof loginBySms>>, LoginBySmsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  loginBySms(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginBySmsMutationResult = NonNullable<Awaited<ReturnType<typeof loginBySms>>>
    export type LoginBySmsMutationBody = BodyType<SmsLoginRequest>
    export type LoginBySmsMutationError = ErrorType<FaultResponse>
    export type LoginBySmsMutationVariables = {data: BodyType<SmsLoginRequest>}

    /**
 * @summary Sign in with mobile and code
 */
export const useLoginBySms = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginBySms>>, TError,LoginBySmsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof loginBySms>>,
        TError,
        LoginBySmsMutationVariables,
        TContext
      > => {
      return useMutation(getLoginBySmsMutationOptions(options), queryClient);
    }
    /**
 * An unknown mobile, a member without a password and a wrong password get the same answer in the same time.
 * PASSWORD_TRIES_USED carries `data.retryAfterSeconds`; signing in by code still works then. Answers UNAVAILABLE
 * with Retry-After when too many passwords wait to be checked.
 * @summary Sign in with mobile and password
 */
export const loginByPassword = (
    passwordLoginRequest: BodyType<PasswordLoginRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LoginByPassword200>(
      {url: `/auth/password/login`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordLoginRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getLoginByPasswordMutationKey = () => ['loginByPassword'] as const;

export const getLoginByPasswordMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginByPassword>>, TError,LoginByPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof loginByPassword>>, TError,LoginByPasswordMutationVariables, TContext> => {

const mutationKey = getLoginByPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof loginByPassword>>, LoginByPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  loginByPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LoginByPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof loginByPassword>>>
    export type LoginByPasswordMutationBody = BodyType<PasswordLoginRequest>
    export type LoginByPasswordMutationError = ErrorType<FaultResponse>
    export type LoginByPasswordMutationVariables = {data: BodyType<PasswordLoginRequest>}

    /**
 * @summary Sign in with mobile and password
 */
export const useLoginByPassword = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof loginByPassword>>, TError,LoginByPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof loginByPassword>>,
        TError,
        LoginByPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getLoginByPasswordMutationOptions(options), queryClient);
    }
    /**
 * The answer doesn't tell whether the mobile has an account. PROOF_REQUIRED carries a ProofChallenge in `data`:
 * solve it and call again with `proof`.
 * @summary Send a code for signing in or for a new password
 */
export const sendAuthCode = (
    authCodeRequest: BodyType<AuthCodeRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SendAuthCode200>(
      {url: `/v1/auth/sms/send`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: authCodeRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSendAuthCodeMutationKey = () => ['sendAuthCode'] as const;

export const getSendAuthCodeMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendAuthCode>>, TError,SendAuthCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendAuthCode>>, TError,SendAuthCodeMutationVariables, TContext> => {

const mutationKey = getSendAuthCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendAuthCode>>, SendAuthCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendAuthCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendAuthCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendAuthCode>>>
    export type SendAuthCodeMutationBody = BodyType<AuthCodeRequest>
    export type SendAuthCodeMutationError = ErrorType<FaultResponse>
    export type SendAuthCodeMutationVariables = {data: BodyType<AuthCodeRequest>}

    /**
 * @summary Send a code for signing in or for a new password
 */
export const useSendAuthCode = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendAuthCode>>, TError,SendAuthCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendAuthCode>>,
        TError,
        SendAuthCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendAuthCodeMutationOptions(options), queryClient);
    }
    /**
 * Takes the register ticket of `loginBySms`, which works once within 10 minutes. A wrong invite code is refused and
 * leaves the ticket usable.
 * @summary Register a member
 */
export const registerBySms = (
    registerRequest: BodyType<RegisterRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RegisterBySms200>(
      {url: `/auth/sms/register`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: registerRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRegisterBySmsMutationKey = () => ['registerBySms'] as const;

export const getRegisterBySmsMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerBySms>>, TError,RegisterBySmsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof registerBySms>>, TError,RegisterBySmsMutationVariables, TContext> => {

const mutationKey = getRegisterBySmsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerBySms>>, RegisterBySmsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerBySms(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterBySmsMutationResult = NonNullable<Awaited<ReturnType<typeof registerBySms>>>
    export type RegisterBySmsMutationBody = BodyType<RegisterRequest>
    export type RegisterBySmsMutationError = ErrorType<FaultResponse>
    export type RegisterBySmsMutationVariables = {data: BodyType<RegisterRequest>}

    /**
 * @summary Register a member
 */
export const useRegisterBySms = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerBySms>>, TError,RegisterBySmsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerBySms>>,
        TError,
        RegisterBySmsMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterBySmsMutationOptions(options), queryClient);
    }
    /**
 * Only `changeMobile` tells whether that mobile has an account already, after its holder entered the code.
 * PROOF_REQUIRED carries a ProofChallenge in `data`: solve it and call again with `proof`.
 * @summary Send a code to the new mobile of a member
 */
export const sendNewMobileCode = (
    newMobileCodeRequest: BodyType<NewMobileCodeRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SendNewMobileCode200>(
      {url: `/v1/sms/new-mobile`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: newMobileCodeRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSendNewMobileCodeMutationKey = () => ['sendNewMobileCode'] as const;

export const getSendNewMobileCodeMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendNewMobileCode>>, TError,SendNewMobileCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendNewMobileCode>>, TError,SendNewMobileCodeMutationVariables, TContext> => {

const mutationKey = getSendNewMobileCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendNewMobileCode>>, SendNewMobileCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendNewMobileCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendNewMobileCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendNewMobileCode>>>
    export type SendNewMobileCodeMutationBody = BodyType<NewMobileCodeRequest>
    export type SendNewMobileCodeMutationError = ErrorType<FaultResponse>
    export type SendNewMobileCodeMutationVariables = {data: BodyType<NewMobileCodeRequest>}

    /**
 * @summary Send a code to the new mobile of a member
 */
export const useSendNewMobileCode = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendNewMobileCode>>, TError,SendNewMobileCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendNewMobileCode>>,
        TError,
        SendNewMobileCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendNewMobileCodeMutationOptions(options), queryClient);
    }
    /**
 * The code works for the named purpose only; check it with `checkSmsCode`. PROOF_REQUIRED carries a ProofChallenge
 * in `data`: solve it and call again with `proof`.
 * @summary Send a code to the signed-in member's own mobile
 */
export const sendCode = (
    ownCodeRequest: BodyType<OwnCodeRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SendCode200>(
      {url: `/v1/sms/send`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: ownCodeRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSendCodeMutationKey = () => ['sendCode'] as const;

export const getSendCodeMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendCode>>, TError,SendCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendCode>>, TError,SendCodeMutationVariables, TContext> => {

const mutationKey = getSendCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendCode>>, SendCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendCode>>>
    export type SendCodeMutationBody = BodyType<OwnCodeRequest>
    export type SendCodeMutationError = ErrorType<FaultResponse>
    export type SendCodeMutationVariables = {data: BodyType<OwnCodeRequest>}

    /**
 * @summary Send a code to the signed-in member's own mobile
 */
export const useSendCode = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendCode>>, TError,SendCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendCode>>,
        TError,
        SendCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendCodeMutationOptions(options), queryClient);
    }
    /**
 * PROOF_REQUIRED carries a ProofChallenge in `data`: solve it and call again with `proof`.
 * @summary Send a code to the member's new e-mail address
 */
export const sendEmailCode = (
    emailCodeRequest: BodyType<EmailCodeRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SendEmailCode200>(
      {url: `/v1/email/send`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailCodeRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSendEmailCodeMutationKey = () => ['sendEmailCode'] as const;

export const getSendEmailCodeMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendEmailCode>>, TError,SendEmailCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof sendEmailCode>>, TError,SendEmailCodeMutationVariables, TContext> => {

const mutationKey = getSendEmailCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendEmailCode>>, SendEmailCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendEmailCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendEmailCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendEmailCode>>>
    export type SendEmailCodeMutationBody = BodyType<EmailCodeRequest>
    export type SendEmailCodeMutationError = ErrorType<FaultResponse>
    export type SendEmailCodeMutationVariables = {data: BodyType<EmailCodeRequest>}

    /**
 * @summary Send a code to the member's new e-mail address
 */
export const useSendEmailCode = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendEmailCode>>, TError,SendEmailCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendEmailCode>>,
        TError,
        SendEmailCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendEmailCodeMutationOptions(options), queryClient);
    }
    /**
 * For member and group sessions. Calls that race within 30 seconds get the same successor. Using a replaced token
 * later ends the whole session family and answers 401.
 * @summary Exchange a refresh token for a new session
 */
export const refreshToken = (
    refreshRequest: BodyType<RefreshRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RefreshToken200>(
      {url: `/v1/auth/token/refresh`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: refreshRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRefreshTokenMutationKey = () => ['refreshToken'] as const;

export const getRefreshTokenMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshToken>>, TError,RefreshTokenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof refreshToken>>, TError,RefreshTokenMutationVariables, TContext> => {

const mutationKey = getRefreshTokenMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refreshToken>>, RefreshTokenMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  refreshToken(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RefreshTokenMutationResult = NonNullable<Awaited<ReturnType<typeof refreshToken>>>
    export type RefreshTokenMutationBody = BodyType<RefreshRequest>
    export type RefreshTokenMutationError = ErrorType<FaultResponse>
    export type RefreshTokenMutationVariables = {data: BodyType<RefreshRequest>}

    /**
 * @summary Exchange a refresh token for a new session
 */
export const useRefreshToken = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refreshToken>>, TError,RefreshTokenMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refreshToken>>,
        TError,
        RefreshTokenMutationVariables,
        TContext
      > => {
      return useMutation(getRefreshTokenMutationOptions(options), queryClient);
    }
    /**
 * @summary Create a QR code for signing in with a phone
 */
export const createQrLogin = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CreateQrLogin200>(
      {url: `/v1/auth/qrcode/login`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getCreateQrLoginQueryKey = () => {
    return [
    `/v1/auth/qrcode/login`
    ] as const;
    }


export const getCreateQrLoginQueryOptions = <TData = Awaited<ReturnType<typeof createQrLogin>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof createQrLogin>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCreateQrLoginQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof createQrLogin>>> = ({ signal }) => createQrLogin(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof createQrLogin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CreateQrLoginQueryResult = NonNullable<Awaited<ReturnType<typeof createQrLogin>>>
export type CreateQrLoginQueryError = ErrorType<FaultResponse>


export function useCreateQrLogin<TData = Awaited<ReturnType<typeof createQrLogin>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof createQrLogin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof createQrLogin>>,
          TError,
          Awaited<ReturnType<typeof createQrLogin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCreateQrLogin<TData = Awaited<ReturnType<typeof createQrLogin>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof createQrLogin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof createQrLogin>>,
          TError,
          Awaited<ReturnType<typeof createQrLogin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCreateQrLogin<TData = Awaited<ReturnType<typeof createQrLogin>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof createQrLogin>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Create a QR code for signing in with a phone
 */

export function useCreateQrLogin<TData = Awaited<ReturnType<typeof createQrLogin>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof createQrLogin>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCreateQrLoginQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Answers 1060 while nobody has scanned the code, and 1049 after it expired or was refused; `data` says which.
 * Answers `signedIn` once.
 * @summary Check whether the phone has confirmed
 */
export const checkQrLogin = (
    params: CheckQrLoginParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CheckQrLogin200>(
      {url: `/v1/auth/qrcode/check`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCheckQrLoginQueryKey = (params?: CheckQrLoginParams,) => {
    return [
    `/v1/auth/qrcode/check`, ...(params ? [params] : [])
    ] as const;
    }


export const getCheckQrLoginQueryOptions = <TData = Awaited<ReturnType<typeof checkQrLogin>>, TError = ErrorType<FaultResponse>>(params: CheckQrLoginParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkQrLogin>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckQrLoginQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkQrLogin>>> = ({ signal }) => checkQrLogin(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkQrLogin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CheckQrLoginQueryResult = NonNullable<Awaited<ReturnType<typeof checkQrLogin>>>
export type CheckQrLoginQueryError = ErrorType<FaultResponse>


export function useCheckQrLogin<TData = Awaited<ReturnType<typeof checkQrLogin>>, TError = ErrorType<FaultResponse>>(
 params: CheckQrLoginParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkQrLogin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkQrLogin>>,
          TError,
          Awaited<ReturnType<typeof checkQrLogin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckQrLogin<TData = Awaited<ReturnType<typeof checkQrLogin>>, TError = ErrorType<FaultResponse>>(
 params: CheckQrLoginParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkQrLogin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkQrLogin>>,
          TError,
          Awaited<ReturnType<typeof checkQrLogin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckQrLogin<TData = Awaited<ReturnType<typeof checkQrLogin>>, TError = ErrorType<FaultResponse>>(
 params: CheckQrLoginParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkQrLogin>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check whether the phone has confirmed
 */

export function useCheckQrLogin<TData = Awaited<ReturnType<typeof checkQrLogin>>, TError = ErrorType<FaultResponse>>(
 params: CheckQrLoginParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkQrLogin>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckQrLoginQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Takes the ticket of the address in the code. The code then belongs to this member, and the browser that shows it
 * learns who scanned it. The same member may call again; anybody else, and everybody after the code expired, gets
 * 1049.
 * @summary Read the QR code that a phone scanned
 */
export const scanQrLogin = (
    qrScanTicket: BodyType<QrScanTicket>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ScanQrLogin200>(
      {url: `/v1/auth/qrcode/scan`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: qrScanTicket, ...(signal ? { signal }: {})
    },
      options);
    }




export const getScanQrLoginMutationKey = () => ['scanQrLogin'] as const;

export const getScanQrLoginMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof scanQrLogin>>, TError,ScanQrLoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof scanQrLogin>>, TError,ScanQrLoginMutationVariables, TContext> => {

const mutationKey = getScanQrLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof scanQrLogin>>, ScanQrLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  scanQrLogin(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ScanQrLoginMutationResult = NonNullable<Awaited<ReturnType<typeof scanQrLogin>>>
    export type ScanQrLoginMutationBody = BodyType<QrScanTicket>
    export type ScanQrLoginMutationError = ErrorType<FaultResponse>
    export type ScanQrLoginMutationVariables = {data: BodyType<QrScanTicket>}

    /**
 * @summary Read the QR code that a phone scanned
 */
export const useScanQrLogin = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof scanQrLogin>>, TError,ScanQrLoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof scanQrLogin>>,
        TError,
        ScanQrLoginMutationVariables,
        TContext
      > => {
      return useMutation(getScanQrLoginMutationOptions(options), queryClient);
    }
    /**
 * Only the member who scanned the code can confirm it, once.
 * @summary Confirm the sign-in of the browser that shows the code
 */
export const confirmQrLogin = (
    qrScanTicket: BodyType<QrScanTicket>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ConfirmQrLogin200>(
      {url: `/v1/auth/qrcode/confirm`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: qrScanTicket, ...(signal ? { signal }: {})
    },
      options);
    }




export const getConfirmQrLoginMutationKey = () => ['confirmQrLogin'] as const;

export const getConfirmQrLoginMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmQrLogin>>, TError,ConfirmQrLoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof confirmQrLogin>>, TError,ConfirmQrLoginMutationVariables, TContext> => {

const mutationKey = getConfirmQrLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmQrLogin>>, ConfirmQrLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  confirmQrLogin(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmQrLoginMutationResult = NonNullable<Awaited<ReturnType<typeof confirmQrLogin>>>
    export type ConfirmQrLoginMutationBody = BodyType<QrScanTicket>
    export type ConfirmQrLoginMutationError = ErrorType<FaultResponse>
    export type ConfirmQrLoginMutationVariables = {data: BodyType<QrScanTicket>}

    /**
 * @summary Confirm the sign-in of the browser that shows the code
 */
export const useConfirmQrLogin = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmQrLogin>>, TError,ConfirmQrLoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmQrLogin>>,
        TError,
        ConfirmQrLoginMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmQrLoginMutationOptions(options), queryClient);
    }
    /**
 * Only the member who scanned the code can refuse it. The browser then gets 1049.
 * @summary Refuse the sign-in of the browser that shows the code
 */
export const refuseQrLogin = (
    qrScanTicket: BodyType<QrScanTicket>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RefuseQrLogin200>(
      {url: `/v1/auth/qrcode/refuse`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: qrScanTicket, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRefuseQrLoginMutationKey = () => ['refuseQrLogin'] as const;

export const getRefuseQrLoginMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refuseQrLogin>>, TError,RefuseQrLoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof refuseQrLogin>>, TError,RefuseQrLoginMutationVariables, TContext> => {

const mutationKey = getRefuseQrLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refuseQrLogin>>, RefuseQrLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  refuseQrLogin(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RefuseQrLoginMutationResult = NonNullable<Awaited<ReturnType<typeof refuseQrLogin>>>
    export type RefuseQrLoginMutationBody = BodyType<QrScanTicket>
    export type RefuseQrLoginMutationError = ErrorType<FaultResponse>
    export type RefuseQrLoginMutationVariables = {data: BodyType<QrScanTicket>}

    /**
 * @summary Refuse the sign-in of the browser that shows the code
 */
export const useRefuseQrLogin = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refuseQrLogin>>, TError,RefuseQrLoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refuseQrLogin>>,
        TError,
        RefuseQrLoginMutationVariables,
        TContext
      > => {
      return useMutation(getRefuseQrLoginMutationOptions(options), queryClient);
    }
    /**
 * An unknown mobile is refused with CODE_WRONG.
 * @summary Set a new password with a code
 */
export const resetPassword = (
    passwordResetRequest: BodyType<PasswordResetRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ResetPassword200>(
      {url: `/v1/auth/password/reset`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordResetRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getResetPasswordMutationKey = () => ['resetPassword'] as const;

export const getResetPasswordMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext> => {

const mutationKey = getResetPasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetPassword>>, ResetPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetPassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetPassword>>>
    export type ResetPasswordMutationBody = BodyType<PasswordResetRequest>
    export type ResetPasswordMutationError = ErrorType<FaultResponse>
    export type ResetPasswordMutationVariables = {data: BodyType<PasswordResetRequest>}

    /**
 * @summary Set a new password with a code
 */
export const useResetPassword = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetPassword>>, TError,ResetPasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetPassword>>,
        TError,
        ResetPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetPasswordMutationOptions(options), queryClient);
    }
    /**
 * Exchanges the authorization code for the Alipay account. Code 5013 is a result: the account belongs to no member,
 * and `data` holds a bind ticket. For a signed-in caller the account is bound to them; SNS_TAKEN when it belongs to
 * another member.
 * @summary Finish signing in, or binding, with Alipay
 */
export const finishAlipayLogin = (
    params: FinishAlipayLoginParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FinishAlipayLogin200>(
      {url: `/v1/auth/alipay/callback`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getFinishAlipayLoginQueryKey = (params?: FinishAlipayLoginParams,) => {
    return [
    `/v1/auth/alipay/callback`, ...(params ? [params] : [])
    ] as const;
    }


export const getFinishAlipayLoginQueryOptions = <TData = Awaited<ReturnType<typeof finishAlipayLogin>>, TError = ErrorType<FaultResponse>>(params: FinishAlipayLoginParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof finishAlipayLogin>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFinishAlipayLoginQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof finishAlipayLogin>>> = ({ signal }) => finishAlipayLogin(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof finishAlipayLogin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FinishAlipayLoginQueryResult = NonNullable<Awaited<ReturnType<typeof finishAlipayLogin>>>
export type FinishAlipayLoginQueryError = ErrorType<FaultResponse>


export function useFinishAlipayLogin<TData = Awaited<ReturnType<typeof finishAlipayLogin>>, TError = ErrorType<FaultResponse>>(
 params: FinishAlipayLoginParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof finishAlipayLogin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof finishAlipayLogin>>,
          TError,
          Awaited<ReturnType<typeof finishAlipayLogin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFinishAlipayLogin<TData = Awaited<ReturnType<typeof finishAlipayLogin>>, TError = ErrorType<FaultResponse>>(
 params: FinishAlipayLoginParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof finishAlipayLogin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof finishAlipayLogin>>,
          TError,
          Awaited<ReturnType<typeof finishAlipayLogin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFinishAlipayLogin<TData = Awaited<ReturnType<typeof finishAlipayLogin>>, TError = ErrorType<FaultResponse>>(
 params: FinishAlipayLoginParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof finishAlipayLogin>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Finish signing in, or binding, with Alipay
 */

export function useFinishAlipayLogin<TData = Awaited<ReturnType<typeof finishAlipayLogin>>, TError = ErrorType<FaultResponse>>(
 params: FinishAlipayLoginParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof finishAlipayLogin>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFinishAlipayLoginQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Exchanges the authorization code for the WeChat account. Code 5013 is a result: the account belongs to no member,
 * and `data` holds a bind ticket. For a signed-in caller the account is bound to them; SNS_TAKEN when it belongs to
 * another member.
 * @summary Finish signing in, or binding, with WeChat
 */
export const finishWechatLogin = (
    params: FinishWechatLoginParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FinishWechatLogin200>(
      {url: `/v1/auth/wechat/callback`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getFinishWechatLoginQueryKey = (params?: FinishWechatLoginParams,) => {
    return [
    `/v1/auth/wechat/callback`, ...(params ? [params] : [])
    ] as const;
    }


export const getFinishWechatLoginQueryOptions = <TData = Awaited<ReturnType<typeof finishWechatLogin>>, TError = ErrorType<FaultResponse>>(params: FinishWechatLoginParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof finishWechatLogin>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFinishWechatLoginQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof finishWechatLogin>>> = ({ signal }) => finishWechatLogin(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof finishWechatLogin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FinishWechatLoginQueryResult = NonNullable<Awaited<ReturnType<typeof finishWechatLogin>>>
export type FinishWechatLoginQueryError = ErrorType<FaultResponse>


export function useFinishWechatLogin<TData = Awaited<ReturnType<typeof finishWechatLogin>>, TError = ErrorType<FaultResponse>>(
 params: FinishWechatLoginParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof finishWechatLogin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof finishWechatLogin>>,
          TError,
          Awaited<ReturnType<typeof finishWechatLogin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFinishWechatLogin<TData = Awaited<ReturnType<typeof finishWechatLogin>>, TError = ErrorType<FaultResponse>>(
 params: FinishWechatLoginParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof finishWechatLogin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof finishWechatLogin>>,
          TError,
          Awaited<ReturnType<typeof finishWechatLogin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFinishWechatLogin<TData = Awaited<ReturnType<typeof finishWechatLogin>>, TError = ErrorType<FaultResponse>>(
 params: FinishWechatLoginParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof finishWechatLogin>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Finish signing in, or binding, with WeChat
 */

export function useFinishWechatLogin<TData = Awaited<ReturnType<typeof finishWechatLogin>>, TError = ErrorType<FaultResponse>>(
 params: FinishWechatLoginParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof finishWechatLogin>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFinishWechatLoginQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Exchanges the authorization code for the QQ account. Code 5013 is a result: the account belongs to no member, and
 * `data` holds a bind ticket. For a signed-in caller the account is bound to them; SNS_TAKEN when it belongs to
 * another member.
 * @summary Finish signing in, or binding, with QQ
 */
export const finishQqLogin = (
    params: FinishQqLoginParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FinishQqLogin200>(
      {url: `/v1/auth/qq/callback`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getFinishQqLoginQueryKey = (params?: FinishQqLoginParams,) => {
    return [
    `/v1/auth/qq/callback`, ...(params ? [params] : [])
    ] as const;
    }


export const getFinishQqLoginQueryOptions = <TData = Awaited<ReturnType<typeof finishQqLogin>>, TError = ErrorType<FaultResponse>>(params: FinishQqLoginParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof finishQqLogin>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFinishQqLoginQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof finishQqLogin>>> = ({ signal }) => finishQqLogin(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof finishQqLogin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FinishQqLoginQueryResult = NonNullable<Awaited<ReturnType<typeof finishQqLogin>>>
export type FinishQqLoginQueryError = ErrorType<FaultResponse>


export function useFinishQqLogin<TData = Awaited<ReturnType<typeof finishQqLogin>>, TError = ErrorType<FaultResponse>>(
 params: FinishQqLoginParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof finishQqLogin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof finishQqLogin>>,
          TError,
          Awaited<ReturnType<typeof finishQqLogin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFinishQqLogin<TData = Awaited<ReturnType<typeof finishQqLogin>>, TError = ErrorType<FaultResponse>>(
 params: FinishQqLoginParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof finishQqLogin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof finishQqLogin>>,
          TError,
          Awaited<ReturnType<typeof finishQqLogin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFinishQqLogin<TData = Awaited<ReturnType<typeof finishQqLogin>>, TError = ErrorType<FaultResponse>>(
 params: FinishQqLoginParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof finishQqLogin>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Finish signing in, or binding, with QQ
 */

export function useFinishQqLogin<TData = Awaited<ReturnType<typeof finishQqLogin>>, TError = ErrorType<FaultResponse>>(
 params: FinishQqLoginParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof finishQqLogin>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFinishQqLoginQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Exchanges the authorization code for the Weibo account. Code 5013 is a result: the account belongs to no member,
 * and `data` holds a bind ticket. For a signed-in caller the account is bound to them; SNS_TAKEN when it belongs to
 * another member.
 * @summary Finish signing in, or binding, with Weibo
 */
export const finishWeiboLogin = (
    params: FinishWeiboLoginParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<FinishWeiboLogin200>(
      {url: `/v1/auth/weibo/callback`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getFinishWeiboLoginQueryKey = (params?: FinishWeiboLoginParams,) => {
    return [
    `/v1/auth/weibo/callback`, ...(params ? [params] : [])
    ] as const;
    }


export const getFinishWeiboLoginQueryOptions = <TData = Awaited<ReturnType<typeof finishWeiboLogin>>, TError = ErrorType<FaultResponse>>(params: FinishWeiboLoginParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof finishWeiboLogin>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFinishWeiboLoginQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof finishWeiboLogin>>> = ({ signal }) => finishWeiboLogin(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof finishWeiboLogin>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FinishWeiboLoginQueryResult = NonNullable<Awaited<ReturnType<typeof finishWeiboLogin>>>
export type FinishWeiboLoginQueryError = ErrorType<FaultResponse>


export function useFinishWeiboLogin<TData = Awaited<ReturnType<typeof finishWeiboLogin>>, TError = ErrorType<FaultResponse>>(
 params: FinishWeiboLoginParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof finishWeiboLogin>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof finishWeiboLogin>>,
          TError,
          Awaited<ReturnType<typeof finishWeiboLogin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFinishWeiboLogin<TData = Awaited<ReturnType<typeof finishWeiboLogin>>, TError = ErrorType<FaultResponse>>(
 params: FinishWeiboLoginParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof finishWeiboLogin>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof finishWeiboLogin>>,
          TError,
          Awaited<ReturnType<typeof finishWeiboLogin>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFinishWeiboLogin<TData = Awaited<ReturnType<typeof finishWeiboLogin>>, TError = ErrorType<FaultResponse>>(
 params: FinishWeiboLoginParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof finishWeiboLogin>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Finish signing in, or binding, with Weibo
 */

export function useFinishWeiboLogin<TData = Awaited<ReturnType<typeof finishWeiboLogin>>, TError = ErrorType<FaultResponse>>(
 params: FinishWeiboLoginParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof finishWeiboLogin>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFinishWeiboLoginQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Answers the third party's address to send the browser to. Its state works once, for 10 minutes, for this kind of
 * account and this device (`z-device-id`). Called by a signed-in member it can only bind; called signed out it can
 * only sign in.
 * @summary Start signing in, or binding, with a third party
 */
export const startSnsLogin = (
    snsStartRequest: BodyType<SnsStartRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<StartSnsLogin200>(
      {url: `/v1/auth/sns/start`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: snsStartRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getStartSnsLoginMutationKey = () => ['startSnsLogin'] as const;

export const getStartSnsLoginMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startSnsLogin>>, TError,StartSnsLoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof startSnsLogin>>, TError,StartSnsLoginMutationVariables, TContext> => {

const mutationKey = getStartSnsLoginMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startSnsLogin>>, StartSnsLoginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  startSnsLogin(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartSnsLoginMutationResult = NonNullable<Awaited<ReturnType<typeof startSnsLogin>>>
    export type StartSnsLoginMutationBody = BodyType<SnsStartRequest>
    export type StartSnsLoginMutationError = ErrorType<FaultResponse>
    export type StartSnsLoginMutationVariables = {data: BodyType<SnsStartRequest>}

    /**
 * @summary Start signing in, or binding, with a third party
 */
export const useStartSnsLogin = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startSnsLogin>>, TError,StartSnsLoginMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startSnsLogin>>,
        TError,
        StartSnsLoginMutationVariables,
        TContext
      > => {
      return useMutation(getStartSnsLoginMutationOptions(options), queryClient);
    }
    /**
 * Those that this server offers to the calling browser, in the order to show them. Inside WeChat, WeChat signs in by
 * its in-app way, and Alipay is left out because WeChat blocks it.
 * @summary List the third parties one can sign in with
 */
export const listSnsProviders = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListSnsProviders200>(
      {url: `/v1/auth/sns/providers`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListSnsProvidersQueryKey = () => {
    return [
    `/v1/auth/sns/providers`
    ] as const;
    }


export const getListSnsProvidersQueryOptions = <TData = Awaited<ReturnType<typeof listSnsProviders>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSnsProviders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSnsProvidersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSnsProviders>>> = ({ signal }) => listSnsProviders(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSnsProviders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSnsProvidersQueryResult = NonNullable<Awaited<ReturnType<typeof listSnsProviders>>>
export type ListSnsProvidersQueryError = ErrorType<FaultResponse>


export function useListSnsProviders<TData = Awaited<ReturnType<typeof listSnsProviders>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSnsProviders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSnsProviders>>,
          TError,
          Awaited<ReturnType<typeof listSnsProviders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSnsProviders<TData = Awaited<ReturnType<typeof listSnsProviders>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSnsProviders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSnsProviders>>,
          TError,
          Awaited<ReturnType<typeof listSnsProviders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSnsProviders<TData = Awaited<ReturnType<typeof listSnsProviders>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSnsProviders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the third parties one can sign in with
 */

export function useListSnsProviders<TData = Awaited<ReturnType<typeof listSnsProviders>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSnsProviders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSnsProvidersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Call it with bind ticket, mobile and code. A mobile without an account gets a register ticket for `registerSns`.
 * For a mobile with an account it answers a merge ticket: ask 该手机号已有账号，是否合并绑定？ and call again with that ticket.
 * @summary Bind a third-party account to a mobile and sign in
 */
export const bindSns = (
    snsBindRequest: BodyType<SnsBindRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BindSns200>(
      {url: `/v1/auth/sns/bind`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: snsBindRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getBindSnsMutationKey = () => ['bindSns'] as const;

export const getBindSnsMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindSns>>, TError,BindSnsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof bindSns>>, TError,BindSnsMutationVariables, TContext> => {

const mutationKey = getBindSnsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bindSns>>, BindSnsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bindSns(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BindSnsMutationResult = NonNullable<Awaited<ReturnType<typeof bindSns>>>
    export type BindSnsMutationBody = BodyType<SnsBindRequest>
    export type BindSnsMutationError = ErrorType<FaultResponse>
    export type BindSnsMutationVariables = {data: BodyType<SnsBindRequest>}

    /**
 * @summary Bind a third-party account to a mobile and sign in
 */
export const useBindSns = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindSns>>, TError,BindSnsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bindSns>>,
        TError,
        BindSnsMutationVariables,
        TContext
      > => {
      return useMutation(getBindSnsMutationOptions(options), queryClient);
    }
    /**
 * The register ticket of `bindSns` proves the mobile and the third-party account.
 * @summary Register a member with a third-party account
 */
export const registerSns = (
    registerRequest: BodyType<RegisterRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RegisterSns200>(
      {url: `/v1/auth/sns/register`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: registerRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRegisterSnsMutationKey = () => ['registerSns'] as const;

export const getRegisterSnsMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerSns>>, TError,RegisterSnsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof registerSns>>, TError,RegisterSnsMutationVariables, TContext> => {

const mutationKey = getRegisterSnsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerSns>>, RegisterSnsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerSns(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterSnsMutationResult = NonNullable<Awaited<ReturnType<typeof registerSns>>>
    export type RegisterSnsMutationBody = BodyType<RegisterRequest>
    export type RegisterSnsMutationError = ErrorType<FaultResponse>
    export type RegisterSnsMutationVariables = {data: BodyType<RegisterRequest>}

    /**
 * @summary Register a member with a third-party account
 */
export const useRegisterSns = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerSns>>, TError,RegisterSnsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerSns>>,
        TError,
        RegisterSnsMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterSnsMutationOptions(options), queryClient);
    }
    /**
 * @summary List the member's third-party accounts
 */
export const listSnsBindings = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListSnsBindings200>(
      {url: `/v1/users/sns`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListSnsBindingsQueryKey = () => {
    return [
    `/v1/users/sns`
    ] as const;
    }


export const getListSnsBindingsQueryOptions = <TData = Awaited<ReturnType<typeof listSnsBindings>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSnsBindings>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSnsBindingsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSnsBindings>>> = ({ signal }) => listSnsBindings(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSnsBindings>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSnsBindingsQueryResult = NonNullable<Awaited<ReturnType<typeof listSnsBindings>>>
export type ListSnsBindingsQueryError = ErrorType<FaultResponse>


export function useListSnsBindings<TData = Awaited<ReturnType<typeof listSnsBindings>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSnsBindings>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSnsBindings>>,
          TError,
          Awaited<ReturnType<typeof listSnsBindings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSnsBindings<TData = Awaited<ReturnType<typeof listSnsBindings>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSnsBindings>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSnsBindings>>,
          TError,
          Awaited<ReturnType<typeof listSnsBindings>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSnsBindings<TData = Awaited<ReturnType<typeof listSnsBindings>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSnsBindings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the member's third-party accounts
 */

export function useListSnsBindings<TData = Awaited<ReturnType<typeof listSnsBindings>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSnsBindings>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSnsBindingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Unbind a third-party account
 */
export const unbindSns = (
    snsUnbindRequest: BodyType<SnsUnbindRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<UnbindSns200>(
      {url: `/v1/users/sns/unbind`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: snsUnbindRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getUnbindSnsMutationKey = () => ['unbindSns'] as const;

export const getUnbindSnsMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unbindSns>>, TError,UnbindSnsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof unbindSns>>, TError,UnbindSnsMutationVariables, TContext> => {

const mutationKey = getUnbindSnsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unbindSns>>, UnbindSnsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  unbindSns(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UnbindSnsMutationResult = NonNullable<Awaited<ReturnType<typeof unbindSns>>>
    export type UnbindSnsMutationBody = BodyType<SnsUnbindRequest>
    export type UnbindSnsMutationError = ErrorType<FaultResponse>
    export type UnbindSnsMutationVariables = {data: BodyType<SnsUnbindRequest>}

    /**
 * @summary Unbind a third-party account
 */
export const useUnbindSns = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unbindSns>>, TError,UnbindSnsMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unbindSns>>,
        TError,
        UnbindSnsMutationVariables,
        TContext
      > => {
      return useMutation(getUnbindSnsMutationOptions(options), queryClient);
    }
    /**
 * The check ticket proves the old mobile, the code proves the new one. Signs all other devices out.
 * @summary Change the mobile
 */
export const changeMobile = (
    mobileChangeRequest: BodyType<MobileChangeRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ChangeMobile200>(
      {url: `/v1/users/mobile`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: mobileChangeRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getChangeMobileMutationKey = () => ['changeMobile'] as const;

export const getChangeMobileMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeMobile>>, TError,ChangeMobileMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeMobile>>, TError,ChangeMobileMutationVariables, TContext> => {

const mutationKey = getChangeMobileMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeMobile>>, ChangeMobileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeMobile(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeMobileMutationResult = NonNullable<Awaited<ReturnType<typeof changeMobile>>>
    export type ChangeMobileMutationBody = BodyType<MobileChangeRequest>
    export type ChangeMobileMutationError = ErrorType<FaultResponse>
    export type ChangeMobileMutationVariables = {data: BodyType<MobileChangeRequest>}

    /**
 * @summary Change the mobile
 */
export const useChangeMobile = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeMobile>>, TError,ChangeMobileMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeMobile>>,
        TError,
        ChangeMobileMutationVariables,
        TContext
      > => {
      return useMutation(getChangeMobileMutationOptions(options), queryClient);
    }
    /**
 * Checks the code that `sendCode` sent for this purpose. The ticket allows that change once, for 10 minutes.
 * @summary Check a code before a protected change
 */
export const checkSmsCode = (
    codeCheckRequest: BodyType<CodeCheckRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CheckSmsCode200>(
      {url: `/v1/sms/check`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: codeCheckRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCheckSmsCodeMutationKey = () => ['checkSmsCode'] as const;

export const getCheckSmsCodeMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkSmsCode>>, TError,CheckSmsCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof checkSmsCode>>, TError,CheckSmsCodeMutationVariables, TContext> => {

const mutationKey = getCheckSmsCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkSmsCode>>, CheckSmsCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  checkSmsCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckSmsCodeMutationResult = NonNullable<Awaited<ReturnType<typeof checkSmsCode>>>
    export type CheckSmsCodeMutationBody = BodyType<CodeCheckRequest>
    export type CheckSmsCodeMutationError = ErrorType<FaultResponse>
    export type CheckSmsCodeMutationVariables = {data: BodyType<CodeCheckRequest>}

    /**
 * @summary Check a code before a protected change
 */
export const useCheckSmsCode = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkSmsCode>>, TError,CheckSmsCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkSmsCode>>,
        TError,
        CheckSmsCodeMutationVariables,
        TContext
      > => {
      return useMutation(getCheckSmsCodeMutationOptions(options), queryClient);
    }
    /**
 * @summary Set or change the password
 */
export const changePassword = (
    passwordChangeRequest: BodyType<PasswordChangeRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ChangePassword200>(
      {url: `/v1/users/password`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passwordChangeRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getChangePasswordMutationKey = () => ['changePassword'] as const;

export const getChangePasswordMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext> => {

const mutationKey = getChangePasswordMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changePassword(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
    export type ChangePasswordMutationBody = BodyType<PasswordChangeRequest>
    export type ChangePasswordMutationError = ErrorType<FaultResponse>
    export type ChangePasswordMutationVariables = {data: BodyType<PasswordChangeRequest>}

    /**
 * @summary Set or change the password
 */
export const useChangePassword = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError,ChangePasswordMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePassword>>,
        TError,
        ChangePasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangePasswordMutationOptions(options), queryClient);
    }
    /**
 * @summary Set or change the e-mail address
 */
export const changeEmail = (
    emailChangeRequest: BodyType<EmailChangeRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ChangeEmail200>(
      {url: `/v1/users/email`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: emailChangeRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getChangeEmailMutationKey = () => ['changeEmail'] as const;

export const getChangeEmailMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext> => {

const mutationKey = getChangeEmailMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeEmail>>, ChangeEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeEmail(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeEmailMutationResult = NonNullable<Awaited<ReturnType<typeof changeEmail>>>
    export type ChangeEmailMutationBody = BodyType<EmailChangeRequest>
    export type ChangeEmailMutationError = ErrorType<FaultResponse>
    export type ChangeEmailMutationVariables = {data: BodyType<EmailChangeRequest>}

    /**
 * @summary Set or change the e-mail address
 */
export const useChangeEmail = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeEmail>>,
        TError,
        ChangeEmailMutationVariables,
        TContext
      > => {
      return useMutation(getChangeEmailMutationOptions(options), queryClient);
    }
    /**
 * @summary Read the state of the real-name check
 */
export const getIdVerification = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetIdVerification200>(
      {url: `/v1/users/id-verify`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetIdVerificationQueryKey = () => {
    return [
    `/v1/users/id-verify`
    ] as const;
    }


export const getGetIdVerificationQueryOptions = <TData = Awaited<ReturnType<typeof getIdVerification>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdVerification>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetIdVerificationQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getIdVerification>>> = ({ signal }) => getIdVerification(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getIdVerification>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetIdVerificationQueryResult = NonNullable<Awaited<ReturnType<typeof getIdVerification>>>
export type GetIdVerificationQueryError = ErrorType<FaultResponse>


export function useGetIdVerification<TData = Awaited<ReturnType<typeof getIdVerification>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdVerification>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIdVerification>>,
          TError,
          Awaited<ReturnType<typeof getIdVerification>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIdVerification<TData = Awaited<ReturnType<typeof getIdVerification>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdVerification>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getIdVerification>>,
          TError,
          Awaited<ReturnType<typeof getIdVerification>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetIdVerification<TData = Awaited<ReturnType<typeof getIdVerification>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdVerification>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the state of the real-name check
 */

export function useGetIdVerification<TData = Awaited<ReturnType<typeof getIdVerification>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getIdVerification>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetIdVerificationQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Bind a WeChat account to the signed-in member
 */
export const bindWechat = (
    snsCodeRequest: BodyType<SnsCodeRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BindWechat200>(
      {url: `/v1/users/wechat/bind`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: snsCodeRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getBindWechatMutationKey = () => ['bindWechat'] as const;

export const getBindWechatMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindWechat>>, TError,BindWechatMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof bindWechat>>, TError,BindWechatMutationVariables, TContext> => {

const mutationKey = getBindWechatMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bindWechat>>, BindWechatMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bindWechat(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BindWechatMutationResult = NonNullable<Awaited<ReturnType<typeof bindWechat>>>
    export type BindWechatMutationBody = BodyType<SnsCodeRequest>
    export type BindWechatMutationError = ErrorType<FaultResponse>
    export type BindWechatMutationVariables = {data: BodyType<SnsCodeRequest>}

    /**
 * @summary Bind a WeChat account to the signed-in member
 */
export const useBindWechat = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindWechat>>, TError,BindWechatMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bindWechat>>,
        TError,
        BindWechatMutationVariables,
        TContext
      > => {
      return useMutation(getBindWechatMutationOptions(options), queryClient);
    }
    /**
 * @summary Bind a QQ account to the signed-in member
 */
export const bindQq = (
    snsCodeRequest: BodyType<SnsCodeRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BindQq200>(
      {url: `/v1/users/qq/bind`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: snsCodeRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getBindQqMutationKey = () => ['bindQq'] as const;

export const getBindQqMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindQq>>, TError,BindQqMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof bindQq>>, TError,BindQqMutationVariables, TContext> => {

const mutationKey = getBindQqMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bindQq>>, BindQqMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bindQq(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BindQqMutationResult = NonNullable<Awaited<ReturnType<typeof bindQq>>>
    export type BindQqMutationBody = BodyType<SnsCodeRequest>
    export type BindQqMutationError = ErrorType<FaultResponse>
    export type BindQqMutationVariables = {data: BodyType<SnsCodeRequest>}

    /**
 * @summary Bind a QQ account to the signed-in member
 */
export const useBindQq = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindQq>>, TError,BindQqMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bindQq>>,
        TError,
        BindQqMutationVariables,
        TContext
      > => {
      return useMutation(getBindQqMutationOptions(options), queryClient);
    }
    /**
 * @summary Bind a Weibo account to the signed-in member
 */
export const bindWeibo = (
    snsCodeRequest: BodyType<SnsCodeRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BindWeibo200>(
      {url: `/v1/users/weibo/bind`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: snsCodeRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getBindWeiboMutationKey = () => ['bindWeibo'] as const;

export const getBindWeiboMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindWeibo>>, TError,BindWeiboMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof bindWeibo>>, TError,BindWeiboMutationVariables, TContext> => {

const mutationKey = getBindWeiboMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bindWeibo>>, BindWeiboMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bindWeibo(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BindWeiboMutationResult = NonNullable<Awaited<ReturnType<typeof bindWeibo>>>
    export type BindWeiboMutationBody = BodyType<SnsCodeRequest>
    export type BindWeiboMutationError = ErrorType<FaultResponse>
    export type BindWeiboMutationVariables = {data: BodyType<SnsCodeRequest>}

    /**
 * @summary Bind a Weibo account to the signed-in member
 */
export const useBindWeibo = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindWeibo>>, TError,BindWeiboMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bindWeibo>>,
        TError,
        BindWeiboMutationVariables,
        TContext
      > => {
      return useMutation(getBindWeiboMutationOptions(options), queryClient);
    }
    /**
 * @summary Bind an Alipay account to the signed-in member
 */
export const bindAlipay = (
    alipayCodeRequest: BodyType<AlipayCodeRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BindAlipay200>(
      {url: `/v1/users/alipay/bind`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: alipayCodeRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getBindAlipayMutationKey = () => ['bindAlipay'] as const;

export const getBindAlipayMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindAlipay>>, TError,BindAlipayMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof bindAlipay>>, TError,BindAlipayMutationVariables, TContext> => {

const mutationKey = getBindAlipayMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bindAlipay>>, BindAlipayMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bindAlipay(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BindAlipayMutationResult = NonNullable<Awaited<ReturnType<typeof bindAlipay>>>
    export type BindAlipayMutationBody = BodyType<AlipayCodeRequest>
    export type BindAlipayMutationError = ErrorType<FaultResponse>
    export type BindAlipayMutationVariables = {data: BodyType<AlipayCodeRequest>}

    /**
 * @summary Bind an Alipay account to the signed-in member
 */
export const useBindAlipay = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindAlipay>>, TError,BindAlipayMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bindAlipay>>,
        TError,
        BindAlipayMutationVariables,
        TContext
      > => {
      return useMutation(getBindAlipayMutationOptions(options), queryClient);
    }
    /**
 * The path is spelled as the product specification has it. Needs the separate consent to process sensitive data. The
 * number is encrypted at rest and masked in every answer.
 * @summary Submit name and id number for the real-name check
 */
export const submitIdVerification = (
    idVerificationRequest: BodyType<IdVerificationRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SubmitIdVerification200>(
      {url: `/v2/users/id-verfiy`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: idVerificationRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSubmitIdVerificationMutationKey = () => ['submitIdVerification'] as const;

export const getSubmitIdVerificationMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitIdVerification>>, TError,SubmitIdVerificationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof submitIdVerification>>, TError,SubmitIdVerificationMutationVariables, TContext> => {

const mutationKey = getSubmitIdVerificationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitIdVerification>>, SubmitIdVerificationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  submitIdVerification(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SubmitIdVerificationMutationResult = NonNullable<Awaited<ReturnType<typeof submitIdVerification>>>
    export type SubmitIdVerificationMutationBody = BodyType<IdVerificationRequest>
    export type SubmitIdVerificationMutationError = ErrorType<FaultResponse>
    export type SubmitIdVerificationMutationVariables = {data: BodyType<IdVerificationRequest>}

    /**
 * @summary Submit name and id number for the real-name check
 */
export const useSubmitIdVerification = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitIdVerification>>, TError,SubmitIdVerificationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitIdVerification>>,
        TError,
        SubmitIdVerificationMutationVariables,
        TContext
      > => {
      return useMutation(getSubmitIdVerificationMutationOptions(options), queryClient);
    }
    /**
 * After a rotation, fields encrypted with the previous key are accepted for one more day.
 * @summary Read the public key for encrypting fields
 */
export const getPublicKey = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetPublicKey200>(
      {url: `/v1/auth/public-key`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetPublicKeyQueryKey = () => {
    return [
    `/v1/auth/public-key`
    ] as const;
    }


export const getGetPublicKeyQueryOptions = <TData = Awaited<ReturnType<typeof getPublicKey>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicKey>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPublicKeyQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicKey>>> = ({ signal }) => getPublicKey(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPublicKey>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPublicKeyQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicKey>>>
export type GetPublicKeyQueryError = ErrorType<FaultResponse>


export function useGetPublicKey<TData = Awaited<ReturnType<typeof getPublicKey>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicKey>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicKey>>,
          TError,
          Awaited<ReturnType<typeof getPublicKey>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPublicKey<TData = Awaited<ReturnType<typeof getPublicKey>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicKey>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPublicKey>>,
          TError,
          Awaited<ReturnType<typeof getPublicKey>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPublicKey<TData = Awaited<ReturnType<typeof getPublicKey>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicKey>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the public key for encrypting fields
 */

export function useGetPublicKey<TData = Awaited<ReturnType<typeof getPublicKey>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicKey>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPublicKeyQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Ends the whole session family of the token. Other devices stay signed in.
 * @summary End this session
 */
export const logout = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Logout200>(
      {url: `/v1/auth/logout`, method: 'POST', ...(signal ? { signal }: {})
    },
      options);
    }




export const getLogoutMutationKey = () => ['logout'] as const;

export const getLogoutMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext> => {

const mutationKey = getLogoutMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logout>>, void> = () => {


          return  logout(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogoutMutationResult = NonNullable<Awaited<ReturnType<typeof logout>>>

    export type LogoutMutationError = ErrorType<FaultResponse>


    /**
 * @summary End this session
 */
export const useLogout = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logout>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logout>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getLogoutMutationOptions(options), queryClient);
    }
    /**
 * For members whose account says `agreementDue`, because 用户协议 or 隐私政策 changed since they agreed. Until they agree,
 * most calls refuse with AGREEMENT_REQUIRED; their own data, signing out and this call stay open. Agreeing again
 * changes nothing. Refuses a version that isn't the current one with AGREEMENT_REQUIRED.
 * @summary Agree to the current texts
 */
export const renewAgreement = (
    agreementRequest: BodyType<AgreementRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RenewAgreement200>(
      {url: `/v1/users/agreement`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: agreementRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRenewAgreementMutationKey = () => ['renewAgreement'] as const;

export const getRenewAgreementMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewAgreement>>, TError,RenewAgreementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof renewAgreement>>, TError,RenewAgreementMutationVariables, TContext> => {

const mutationKey = getRenewAgreementMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renewAgreement>>, RenewAgreementMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  renewAgreement(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenewAgreementMutationResult = NonNullable<Awaited<ReturnType<typeof renewAgreement>>>
    export type RenewAgreementMutationBody = BodyType<AgreementRequest>
    export type RenewAgreementMutationError = ErrorType<FaultResponse>
    export type RenewAgreementMutationVariables = {data: BodyType<AgreementRequest>}

    /**
 * @summary Agree to the current texts
 */
export const useRenewAgreement = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renewAgreement>>, TError,RenewAgreementMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renewAgreement>>,
        TError,
        RenewAgreementMutationVariables,
        TContext
      > => {
      return useMutation(getRenewAgreementMutationOptions(options), queryClient);
    }
    /**
 * One entry for each sign-in: the caller's own first, then by last use. Sign-ins that were not used for 14 days have
 * ended and are left out. A member has at most 20; one more ends the one used longest ago.
 * @summary List the member's sign-ins
 */
export const listDevices = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListDevices200>(
      {url: `/v1/users/devices`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListDevicesQueryKey = () => {
    return [
    `/v1/users/devices`
    ] as const;
    }


export const getListDevicesQueryOptions = <TData = Awaited<ReturnType<typeof listDevices>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListDevicesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listDevices>>> = ({ signal }) => listDevices(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listDevices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListDevicesQueryResult = NonNullable<Awaited<ReturnType<typeof listDevices>>>
export type ListDevicesQueryError = ErrorType<FaultResponse>


export function useListDevices<TData = Awaited<ReturnType<typeof listDevices>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDevices>>,
          TError,
          Awaited<ReturnType<typeof listDevices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDevices<TData = Awaited<ReturnType<typeof listDevices>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listDevices>>,
          TError,
          Awaited<ReturnType<typeof listDevices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDevices<TData = Awaited<ReturnType<typeof listDevices>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the member's sign-ins
 */

export function useListDevices<TData = Awaited<ReturnType<typeof listDevices>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listDevices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListDevicesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Works at once on every server. Refuses a sign-in that has ended or belongs to somebody else with NOT_FOUND. For
 * the caller's own sign-in it does the same as `logout`.
 * @summary Sign one device out
 */
export const signOutDevice = (
    id: Id,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SignOutDevice200>(
      {url: `/v1/users/devices/${encodeURIComponent(String(id))}/sign-out`, method: 'POST', ...(signal ? { signal }: {})
    },
      options);
    }




export const getSignOutDeviceMutationKey = () => ['signOutDevice'] as const;

export const getSignOutDeviceMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signOutDevice>>, TError,SignOutDeviceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof signOutDevice>>, TError,SignOutDeviceMutationVariables, TContext> => {

const mutationKey = getSignOutDeviceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signOutDevice>>, SignOutDeviceMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  signOutDevice(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignOutDeviceMutationResult = NonNullable<Awaited<ReturnType<typeof signOutDevice>>>

    export type SignOutDeviceMutationError = ErrorType<FaultResponse>
    export type SignOutDeviceMutationVariables = {id: Id}

    /**
 * @summary Sign one device out
 */
export const useSignOutDevice = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signOutDevice>>, TError,SignOutDeviceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signOutDevice>>,
        TError,
        SignOutDeviceMutationVariables,
        TContext
      > => {
      return useMutation(getSignOutDeviceMutationOptions(options), queryClient);
    }
    /**
 * The caller's own sign-in stays.
 * @summary Sign all other devices out
 */
export const signOutOtherDevices = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SignOutOtherDevices200>(
      {url: `/v1/users/devices/sign-out-others`, method: 'POST', ...(signal ? { signal }: {})
    },
      options);
    }




export const getSignOutOtherDevicesMutationKey = () => ['signOutOtherDevices'] as const;

export const getSignOutOtherDevicesMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signOutOtherDevices>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof signOutOtherDevices>>, TError,void, TContext> => {

const mutationKey = getSignOutOtherDevicesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signOutOtherDevices>>, void> = () => {


          return  signOutOtherDevices(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignOutOtherDevicesMutationResult = NonNullable<Awaited<ReturnType<typeof signOutOtherDevices>>>

    export type SignOutOtherDevicesMutationError = ErrorType<FaultResponse>


    /**
 * @summary Sign all other devices out
 */
export const useSignOutOtherDevices = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signOutOtherDevices>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signOutOtherDevices>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getSignOutOtherDevicesMutationOptions(options), queryClient);
    }
