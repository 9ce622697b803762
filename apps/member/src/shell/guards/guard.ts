import { isMaintenance } from '@yayan/site';
import { redirect } from 'react-router';
import { groupAddress } from '../group/group-address.ts';
import { session } from '../client/client.ts';
import { loadMemberFrame } from '../frame/lazy-member-frame.tsx';
import { storedGroupHash } from '../group/group-hash.ts';
import { decide, type PageAccess } from './navigation-rules.ts';

/** Applies the navigation rules before a page opens. Throws a redirect when they ask for one. */
export const guard = async (url: URL, access: PageAccess | undefined): Promise<null> => {
  const hasToken = session.token() !== undefined;
  // A visitor's first page must not load code that only members need.
  const [account] = hasToken
    ? await Promise.all([import('../session/account.ts'), loadMemberFrame()])
    : [undefined];
  const loaded = account?.loadedAccount();
  const decision = decide({
    path: url.pathname,
    access,
    hasToken,
    hasNickname: loaded !== undefined,
    agreementDue: loaded?.agreementDue ?? false,
    blocked: loaded?.blocked ?? false,
    groupHash: storedGroupHash(),
    maintenance: isMaintenance(document),
  });
  switch (decision.kind) {
    case 'open':
      return null;
    case 'load-user':
      // A failed load reloads the page, and no page may open until then.
      return (await account?.loadAccount()) ? await guard(url, access) : new Promise<never>(() => {});
    case 'leave-to-group':
      globalThis.location.assign(groupAddress(decision.hash));
      return new Promise<never>(() => {});
    case 'redirect': {
      const asks = decision.to === '/login' || decision.to === '/agreement';
      const from = asks ? `?from=${encodeURIComponent(url.pathname + url.search)}` : '';
      throw redirect(decision.to + from);
    }
  }
};
