/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { call, type CallOptions, type CallPromise } from '../../calls/call.ts';
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

/**
 * Read the signed-in member
 *
 * For `bbsRole` 1 and 2 hide all points; the numbers are answered nevertheless.
 */
export const getAccount = (options?: CallOptions): CallPromise<Account> =>
  call<Account>({ operation: 'getAccount', url: '/v1/users/account', method: 'GET' }, options);

/**
 * Change the nickname
 */
export const changeNickname = (nicknameRequest: NicknameRequest, options?: CallOptions): CallPromise<NicknameChanged> =>
  call<NicknameChanged>({ operation: 'changeNickname', url: '/v1/users/nickname', method: 'POST', data: nicknameRequest }, options, { 21001: 'NICKNAME_INVALID', 21002: 'NICKNAME_TAKEN', 21013: 'NICKNAME_RESERVED' });

/**
 * Read the member's attribute form with its answers
 *
 * A sensitive field says why it is asked and may stay empty. Answers are used to match tasks.
 */
export const getProperties = (options?: CallOptions): CallPromise<PropertyForm> =>
  call<PropertyForm>({ operation: 'getProperties', url: '/v1/users/property', method: 'GET' }, options);

/**
 * Save answers of the attribute form
 *
 * Changes only the named fields; an empty list removes an answer. PROPERTY_INVALID names the fields in `data.keys`.
 * A sensitive answer needs the separate consent; declining to answer doesn't.
 */
export const saveProperties = (propertyRequest: PropertyRequest, options?: CallOptions): CallPromise<PropertyForm> =>
  call<PropertyForm>({ operation: 'saveProperties', url: '/v1/users/property', method: 'POST', data: propertyRequest }, options, { 21010: 'PROPERTY_INVALID', 22012: 'CONSENT_REQUIRED' });

/**
 * List the member's delivery addresses
 */
export const listConsignees = (options?: CallOptions): CallPromise<ConsigneeList> =>
  call<ConsigneeList>({ operation: 'listConsignees', url: '/v1/users/consignee', method: 'GET' }, options);

/**
 * Save or remove a delivery address
 *
 * Without `id` it adds an address; without `mobile` too, with the account's own. An address that the member already has is not added again, so
 * the call can be repeated. ADDRESS_INVALID names the fields in `data.fields`.
 */
export const changeConsignees = (consigneeRequest: ConsigneeRequest, options?: CallOptions): CallPromise<ConsigneeList> =>
  call<ConsigneeList>({ operation: 'changeConsignees', url: '/v1/users/consignee', method: 'POST', data: consigneeRequest }, options, { 20001: 'DECRYPTION_FAILED', 20002: 'MOBILE_INVALID', 21005: 'ADDRESS_INVALID', 21009: 'ADDRESSES_FULL' });

/**
 * Change the avatar
 *
 * Takes the key of a picture that was uploaded with `getUploadPolicy` and module `avatar`.
 */
export const changeAvatar = (avatarRequest: AvatarRequest, options?: CallOptions): CallPromise<AvatarChanged> =>
  call<AvatarChanged>({ operation: 'changeAvatar', url: '/v1/users/avatar', method: 'POST', data: avatarRequest }, options, { 28001: 'FILE_TYPE_REFUSED', 28002: 'FILE_TOO_LARGE' });

/**
 * What needs the member's attention on the home page
 *
 * What is due within a day comes first; then what is worth most coins, then the newest. Until the member has agreed to
 * the current texts, only that is listed.
 */
export const checkHome = (options?: CallOptions): CallPromise<HomeCheck> =>
  call<HomeCheck>({ operation: 'checkHome', url: '/v1/home/check', method: 'GET' }, options);

/**
 * Record that the member has seen the tour of the home page
 *
 * `tourDue` is false from then on, on every device. Calling it again changes nothing.
 */
export const endHomeTour = (options?: CallOptions): CallPromise<Done> =>
  call<Done>({ operation: 'endHomeTour', url: '/v1/home/tour', method: 'POST' }, options);

