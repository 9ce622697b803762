import { isMaintenance } from '@yayan/site';
import { redirect } from 'react-router';
import { currentGroup, groupInPath, isHosting, isHostingPath, session } from '../client/current-group.ts';
import { memberSite } from '../client/member-site.ts';
import { decide, type PageAccess } from './navigation-rules.ts';
import { loadedParticipant, loadParticipant } from '../client/participant.ts';
import { firstVisitPath } from './first-visit-path.ts';

/** Never resolves: no page may open while the browser is loading another one. */
const leaving = (): Promise<never> => new Promise<never>(() => {});

/** Redirects to the page of the first visit until nickname, rules and consent are complete (rule 6.5). */
const settleFirst = (path: string): null => {
  const settle = firstVisitPath(loadedParticipant()?.identity, path);
  if (settle !== undefined) throw redirect(settle);
  return null;
};

/**
 * A page has one session. Another group, or the hosts' pages, need another session, so the browser loads their addresses as new
 * pages.
 */
const isOtherSession = (url: URL): boolean => {
  if (isHostingPath(url.pathname) !== isHosting) return true;
  const group = groupInPath(url.pathname);
  return group !== undefined && group !== currentGroup;
};

/** Applies the navigation rules before a page opens. Throws a redirect when they ask for one. */
export const guard = async (url: URL, access: PageAccess | undefined): Promise<null> => {
  if (isOtherSession(url)) {
    globalThis.location.assign(url);
    return leaving();
  }
  const decision = decide({
    path: url.pathname,
    access,
    hasToken: session.token() !== undefined,
    hasNickname: loadedParticipant() !== undefined,
    groupHash: currentGroup,
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
