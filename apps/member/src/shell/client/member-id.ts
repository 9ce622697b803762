import { session } from './client.ts';

/** The id of the signed-in member, under which the browser stores their data; empty for visitors. */
export const memberId = (): string => {
  const data = session.userData();
  const id = typeof data === 'object' && data !== null && 'id' in data ? data.id : '';
  return typeof id === 'string' ? id : '';
};
