import { isMaintenance } from '@yayan/site';
import { redirect } from 'react-router';
import { session } from '../client/client.ts';
import { heldGroupHash } from '../client/group-hash.ts';
import { memberSite } from '../client/member-site.ts';
import { decide, type PageAccess } from './navigation-rules.ts';
import { loadedParticipant, loadParticipant } from '../client/participant.ts';
import { firstVisitPath } from './first-visit-path.ts';

/** Nothing may open while the browser is on its way to another page. */
const leaving = (): Promise<never> => new Promise<never>(() => {});

/** Nothing of the group opens before nickname, rules and consent are settled (decisions §6). */
const settleFirst = (path: string): null => {
  const settle = firstVisitPath(loadedParticipant()?.identity, path);
  if (settle !== undefined) throw redirect(settle);
  return null;
};

/** Applies the navigation rules to a page about to open; throws the redirect where they ask for one. */
export const guard = async (url: URL, access: PageAccess | undefined): Promise<null> => {
  const decision = decide({
    path: url.pathname,
    access,
    hasToken: session.token() !== undefined,
    hasNickname: loadedParticipant() !== undefined,
    groupHash: heldGroupHash(),
    maintenance: isMaintenance(document),
  });
  switch (decision.kind) {
    case 'open':
      return access === 'group' ? settleFirst(url.pathname) : null;
    case 'load-user':
      return (await loadParticipant()) ? settleFirst(url.pathname) : leaving();
    case 'leave':
      globalThis.location.assign(memberSite(decision.to));
      return leaving();
    case 'redirect':
      throw redirect(decision.to);
  }
};
