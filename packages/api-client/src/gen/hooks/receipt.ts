/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { type CallQueryOptions, queryOptions, type QueryHookOptions, useRequest } from '../../react/hooks.ts';
import {
  listReceiptKeys,
  getReceipt,
} from '../calls/receipt.ts';
import type {
  Id,
  ReceiptKeyList,
  ReceiptKind,
  SignedReceipt,
} from '../model/index.ts';

export const getListReceiptKeysQueryKey = () => ['/v1/receipts/keys'] as const;

export const getListReceiptKeysQueryOptions = <Data = ReceiptKeyList, Failure = CallError<'listReceiptKeys'>>(options?: QueryHookOptions<ReceiptKeyList, Failure, Data>): CallQueryOptions<ReceiptKeyList, Failure, Data> =>
  queryOptions<ReceiptKeyList, Failure, Data>(getListReceiptKeysQueryKey(), (request) => listReceiptKeys(request), options);

/**
 * The public keys by which anybody checks a receipt
 */
export const useListReceiptKeys = <Data = ReceiptKeyList, Failure = CallError<'listReceiptKeys'>>(options?: QueryHookOptions<ReceiptKeyList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListReceiptKeysQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export const getGetReceiptQueryKey = (kind: ReceiptKind, id: Id) => [`/v1/receipts/${kind}/${id}`] as const;

export const getGetReceiptQueryOptions = <Data = SignedReceipt, Failure = CallError<'getReceipt'>>(kind: ReceiptKind, id: Id, options?: QueryHookOptions<SignedReceipt, Failure, Data>): CallQueryOptions<SignedReceipt, Failure, Data> =>
  queryOptions<SignedReceipt, Failure, Data>(getGetReceiptQueryKey(kind, id), (request) => getReceipt(kind, id, request), options);

/**
 * A signed receipt of one of the member's own records
 *
 * A receipt says what we recorded, and when it was signed. Whoever has it can check it with `listReceiptKeys`, without
 * an account; `verifyReceipt` of the SDK does so. Refuses a record that isn't the member's, and a task that has not
 * ended, with NOT_FOUND.
 */
export const useGetReceipt = <Data = SignedReceipt, Failure = CallError<'getReceipt'>>(kind: ReceiptKind, id: Id, options?: QueryHookOptions<SignedReceipt, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetReceiptQueryOptions<Data, Failure>(kind, id, useRequest(options)), queryClient);

