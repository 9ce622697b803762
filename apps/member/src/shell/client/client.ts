import { createSession } from '@yayan/auth';
import { createSite } from '@yayan/site';
import { keptAtLogout } from './kept-at-logout.ts';

/** The member site, with the member's session in this browser under the names of rule 10.8. */
export const site = createSite({
  name: 'member',
  session: createSession({ prefix: '' }),
  keptAtLogout: () => [keptAtLogout],
});
export const { session, toaster, veil, queryClient } = site;
