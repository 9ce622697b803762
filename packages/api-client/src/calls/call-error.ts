import { type ApiError, type ErrorName, isRefusal as isRefusalNamed } from '@yayan/auth';
import type { commonRefusals, OperationRefusals, RefusalData } from '../gen/refusals.ts';

type CommonRefusalName = (typeof commonRefusals)[keyof typeof commonRefusals];

/** A refusal of the API, with its name and its data. */
export type Refusal<Reason extends ErrorName, Data> = ApiError & {
  readonly reason: Reason;
  readonly data: Data;
};

type DataOf<Reason extends ErrorName> = Reason extends keyof RefusalData ? RefusalData[Reason] : unknown;

/** One refusal for each name. */
type RefusalOfEach<Reason extends ErrorName> = Reason extends ErrorName
  ? Refusal<Reason, DataOf<Reason>>
  : never;

type OwnRefusal<Refusals> = {
  [Name in keyof Refusals]: Refusal<Name & ErrorName, Refusals[Name]>;
}[keyof Refusals];

/**
 * The error with which a call rejects: one of its own refusals, one that every call may return, or an error without a `reason`
 * (no answer, or a code that this version doesn't know).
 *
 * @example
 * ```ts
 * const explain = (error: CallError<'placeOrder'>): string => {
 *   switch (error.reason) {
 *     case 'ORDER_FORM_INVALID':
 *       return error.data.problems.map(({ message }) => message).join('，');
 *     case 'PRICE_CHANGED':
 *       return '价格已变，请再看一眼';
 *     default:
 *       return error.msg || '网络开小差了，请稍后再试';
 *   }
 * };
 * ```
 */
export type CallError<Operation extends keyof OperationRefusals = never> =
  | OwnRefusal<OperationRefusals[Operation]>
  | RefusalOfEach<Exclude<CommonRefusalName, keyof OperationRefusals[Operation]>>
  | (ApiError & { readonly reason: undefined });

/**
 * Whether a call was refused for this reason. It narrows the type to the reason's data.
 *
 * @example
 * ```ts
 * try {
 *   await placeOrder(id, form, { idempotencyKey });
 * } catch (error) {
 *   if (!isRefusal(error, 'ORDER_FORM_INVALID')) throw error;
 *   show(error.data.problems);
 * }
 * ```
 */
export const isRefusal = <Reason extends ErrorName>(
  error: unknown,
  reason: Reason,
): error is Refusal<Reason, DataOf<Reason>> => isRefusalNamed(error, reason);
