import { refuse } from '../errors/api-fault.ts';
import type { Caller } from '../call/caller.ts';
import type { DocumentOperation } from './document.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The caller of a call that requests one respondent's view (rule 6.39). It may only read: any other call is refused
 * with GROUP_VIEW_ONLY before its body is read.
 */
export function viewAs(
  { method }: Pick<DocumentOperation, 'method'>,
  caller: Caller,
  respondent: string | undefined,
): Caller {
  if (respondent === undefined) return caller;
  if (caller.kind !== 'group' || caller.role !== 1) return refuse('FORBIDDEN');
  if (method !== 'GET') return refuse('GROUP_VIEW_ONLY');
  const id = respondent.toLowerCase();
  if (!ID.test(id)) return refuse('FIELD_WRONG', { field: 'header.z-view-as' });
  return { ...caller, viewAs: id };
}
