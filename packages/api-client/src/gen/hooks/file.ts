/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { mutationOptions, type MutationHookOptions, type CallQueryOptions, queryOptions, type QueryHookOptions, useRequest } from '../../react/hooks.ts';
import {
  getUploadPolicy,
  continueUpload,
  signFileUrl,
} from '../calls/file.ts';
import type {
  GetUploadPolicyParams,
  SignFileUrlParams,
  SignedUrl,
  UploadInParts,
  UploadPolicy,
  UploadRequest,
} from '../model/index.ts';

export const getGetUploadPolicyQueryKey = (params: GetUploadPolicyParams) => ['/v1/oss/policy', params] as const;

export const getGetUploadPolicyQueryOptions = <Data = UploadPolicy, Failure = CallError<'getUploadPolicy'>>(params: GetUploadPolicyParams, options?: QueryHookOptions<UploadPolicy, Failure, Data>): CallQueryOptions<UploadPolicy, Failure, Data> =>
  queryOptions<UploadPolicy, Failure, Data>(getGetUploadPolicyQueryKey(params), (request) => getUploadPolicy(params, request), options);

/**
 * Get the form for uploading one file
 *
 * Send a multipart form with exactly these fields, and `file` last, to `url`. The form is valid for ten minutes, for
 * this key and type, and for at most `size` bytes. An existing file is never overwritten. Then name the key in the
 * call that uses the file, or read it with `signFileUrl`; a file that nothing uses is deleted after 24 hours. Each
 * owner can upload 200 files and 2 GB a day. A HEIC picture (`heic`, `heif`) of a task or group becomes a JPEG,
 * and has a key that says so.
 */
export const useGetUploadPolicy = <Data = UploadPolicy, Failure = CallError<'getUploadPolicy'>>(params: GetUploadPolicyParams, options?: QueryHookOptions<UploadPolicy, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetUploadPolicyQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export type ContinueUploadVariables = { data: UploadRequest };

export const getContinueUploadMutationOptions = <Failure = CallError<'continueUpload'>, Context = unknown>(options?: MutationHookOptions<UploadInParts, Failure, ContinueUploadVariables, Context>) =>
  mutationOptions<UploadInParts, Failure, ContinueUploadVariables, Context>('continueUpload', (props, request) => continueUpload(props.data, request), options);

/**
 * Begin or continue an upload in parts
 *
 * For files that should survive an interruption. The first call with an `id` begins the upload; each later call with
 * the same id says which parts are missing, with new addresses. Send each part with PUT, type
 * `application/octet-stream` and exactly its bytes, in any order, then call again until `isComplete`. Then the key is
 * used like one of `getUploadPolicy`, whose limits count here too. The same id with another file is refused with
 * `IDEMPOTENCY_CONFLICT`. An upload ends 24 hours after it began; an owner's eleventh unfinished one ends the oldest. A
 * store that can't check the length of a part refuses with `UPLOAD_NOT_IN_PARTS`: send the file as one form then.
 */
export const useContinueUpload = <Failure = CallError<'continueUpload'>, Context = unknown>(options?: MutationHookOptions<UploadInParts, Failure, ContinueUploadVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getContinueUploadMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getSignFileUrlQueryKey = (params: SignFileUrlParams) => ['/v1/oss/sign', params] as const;

export const getSignFileUrlQueryOptions = <Data = SignedUrl, Failure = CallError<'signFileUrl'>>(params: SignFileUrlParams, options?: QueryHookOptions<SignedUrl, Failure, Data>): CallQueryOptions<SignedUrl, Failure, Data> =>
  queryOptions<SignedUrl, Failure, Data>(getSignFileUrlQueryKey(params), (request) => signFileUrl(params, request), options);

/**
 * Get a signed address to read a private file
 *
 * Only for files the caller may see: their own, or those of their discussion group. A new file is checked first: its
 * content must match its type, and pictures are re-encoded without location and camera data.
 */
export const useSignFileUrl = <Data = SignedUrl, Failure = CallError<'signFileUrl'>>(params: SignFileUrlParams, options?: QueryHookOptions<SignedUrl, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getSignFileUrlQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

