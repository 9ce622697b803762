/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { mutationOptions, type MutationHookOptions, type CallQueryOptions, queryOptions, type QueryHookOptions, useRequest } from '../../react/hooks.ts';
import {
  getAccount,
  changeNickname,
  getProperties,
  saveProperties,
  listConsignees,
  changeConsignees,
  changeAvatar,
  checkHome,
  endHomeTour,
} from '../calls/member.ts';
import type {
  Account,
  AvatarChanged,
  AvatarRequest,
  ConsigneeList,
  ConsigneeRequest,
  Done,
  HomeCheck,
  NicknameChanged,
  NicknameRequest,
  PropertyForm,
  PropertyRequest,
} from '../model/index.ts';

export const getGetAccountQueryKey = () => ['/v1/users/account'] as const;

export const getGetAccountQueryOptions = <Data = Account, Failure = CallError<'getAccount'>>(options?: QueryHookOptions<Account, Failure, Data>): CallQueryOptions<Account, Failure, Data> =>
  queryOptions<Account, Failure, Data>(getGetAccountQueryKey(), (request) => getAccount(request), options);

/**
 * Read the signed-in member
 *
 * For `bbsRole` 1 and 2 hide all points; the numbers are answered nevertheless.
 */
export const useGetAccount = <Data = Account, Failure = CallError<'getAccount'>>(options?: QueryHookOptions<Account, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetAccountQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export type ChangeNicknameVariables = { data: NicknameRequest };

export const getChangeNicknameMutationOptions = <Failure = CallError<'changeNickname'>, Context = unknown>(options?: MutationHookOptions<NicknameChanged, Failure, ChangeNicknameVariables, Context>) =>
  mutationOptions<NicknameChanged, Failure, ChangeNicknameVariables, Context>('changeNickname', (props, request) => changeNickname(props.data, request), options);

/**
 * Change the nickname
 */
export const useChangeNickname = <Failure = CallError<'changeNickname'>, Context = unknown>(options?: MutationHookOptions<NicknameChanged, Failure, ChangeNicknameVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getChangeNicknameMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetPropertiesQueryKey = () => ['/v1/users/property'] as const;

export const getGetPropertiesQueryOptions = <Data = PropertyForm, Failure = CallError<'getProperties'>>(options?: QueryHookOptions<PropertyForm, Failure, Data>): CallQueryOptions<PropertyForm, Failure, Data> =>
  queryOptions<PropertyForm, Failure, Data>(getGetPropertiesQueryKey(), (request) => getProperties(request), options);

/**
 * Read the member's attribute form with its answers
 *
 * A sensitive field says why it is asked and may stay empty. Answers are used to match tasks.
 */
export const useGetProperties = <Data = PropertyForm, Failure = CallError<'getProperties'>>(options?: QueryHookOptions<PropertyForm, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetPropertiesQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export type SavePropertiesVariables = { data: PropertyRequest };

export const getSavePropertiesMutationOptions = <Failure = CallError<'saveProperties'>, Context = unknown>(options?: MutationHookOptions<PropertyForm, Failure, SavePropertiesVariables, Context>) =>
  mutationOptions<PropertyForm, Failure, SavePropertiesVariables, Context>('saveProperties', (props, request) => saveProperties(props.data, request), options);

/**
 * Save answers of the attribute form
 *
 * Changes only the named fields; an empty list removes an answer. PROPERTY_INVALID names the fields in `data.keys`.
 * A sensitive answer needs the separate consent; declining to answer doesn't.
 */
export const useSaveProperties = <Failure = CallError<'saveProperties'>, Context = unknown>(options?: MutationHookOptions<PropertyForm, Failure, SavePropertiesVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getSavePropertiesMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getListConsigneesQueryKey = () => ['/v1/users/consignee'] as const;

export const getListConsigneesQueryOptions = <Data = ConsigneeList, Failure = CallError<'listConsignees'>>(options?: QueryHookOptions<ConsigneeList, Failure, Data>): CallQueryOptions<ConsigneeList, Failure, Data> =>
  queryOptions<ConsigneeList, Failure, Data>(getListConsigneesQueryKey(), (request) => listConsignees(request), options);

/**
 * List the member's delivery addresses
 */
export const useListConsignees = <Data = ConsigneeList, Failure = CallError<'listConsignees'>>(options?: QueryHookOptions<ConsigneeList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListConsigneesQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export type ChangeConsigneesVariables = { data: ConsigneeRequest };

export const getChangeConsigneesMutationOptions = <Failure = CallError<'changeConsignees'>, Context = unknown>(options?: MutationHookOptions<ConsigneeList, Failure, ChangeConsigneesVariables, Context>) =>
  mutationOptions<ConsigneeList, Failure, ChangeConsigneesVariables, Context>('changeConsignees', (props, request) => changeConsignees(props.data, request), options);

/**
 * Save or remove a delivery address
 *
 * Without `id` it adds an address; without `mobile` too, with the account's own. An address that the member already has is not added again, so
 * the call can be repeated. ADDRESS_INVALID names the fields in `data.fields`.
 */
export const useChangeConsignees = <Failure = CallError<'changeConsignees'>, Context = unknown>(options?: MutationHookOptions<ConsigneeList, Failure, ChangeConsigneesVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getChangeConsigneesMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type ChangeAvatarVariables = { data: AvatarRequest };

export const getChangeAvatarMutationOptions = <Failure = CallError<'changeAvatar'>, Context = unknown>(options?: MutationHookOptions<AvatarChanged, Failure, ChangeAvatarVariables, Context>) =>
  mutationOptions<AvatarChanged, Failure, ChangeAvatarVariables, Context>('changeAvatar', (props, request) => changeAvatar(props.data, request), options);

/**
 * Change the avatar
 *
 * Takes the key of a picture that was uploaded with `getUploadPolicy` and module `avatar`.
 */
export const useChangeAvatar = <Failure = CallError<'changeAvatar'>, Context = unknown>(options?: MutationHookOptions<AvatarChanged, Failure, ChangeAvatarVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getChangeAvatarMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getCheckHomeQueryKey = () => ['/v1/home/check'] as const;

export const getCheckHomeQueryOptions = <Data = HomeCheck, Failure = CallError<'checkHome'>>(options?: QueryHookOptions<HomeCheck, Failure, Data>): CallQueryOptions<HomeCheck, Failure, Data> =>
  queryOptions<HomeCheck, Failure, Data>(getCheckHomeQueryKey(), (request) => checkHome(request), options);

/**
 * What needs the member's attention on the home page
 *
 * What is due within a day comes first; then what is worth most coins, then the newest. Until the member has agreed to
 * the current texts, only that is listed.
 */
export const useCheckHome = <Data = HomeCheck, Failure = CallError<'checkHome'>>(options?: QueryHookOptions<HomeCheck, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getCheckHomeQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export type EndHomeTourVariables = void;

export const getEndHomeTourMutationOptions = <Failure = CallError<'endHomeTour'>, Context = unknown>(options?: MutationHookOptions<Done, Failure, EndHomeTourVariables, Context>) =>
  mutationOptions<Done, Failure, EndHomeTourVariables, Context>('endHomeTour', (_, request) => endHomeTour(request), options);

/**
 * Record that the member has seen the tour of the home page
 *
 * `tourDue` is false from then on, on every device. Calling it again changes nothing.
 */
export const useEndHomeTour = <Failure = CallError<'endHomeTour'>, Context = unknown>(options?: MutationHookOptions<Done, Failure, EndHomeTourVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getEndHomeTourMutationOptions<Failure, Context>(useRequest(options)), queryClient);

