import { memberId } from '../client/member-id.ts';
import type { UnsentOwner } from './unsent-store.ts';

/** The member whose unsent work this page may show; undefined for visitors. */
export const unsentOwner = (): UnsentOwner | undefined => {
  const id = memberId();
  return id === '' ? undefined : { memberId: id };
};
