import { isMaintenance } from '@yayan/site';
import { redirect } from 'react-router';
import { session } from './client.ts';
import { heldGroupHash } from './group-hash.ts';
import { memberSite } from './member-site.ts';
import { decide, type PageAccess } from './navigation-rules.ts';
import { loadedParticipant, loadParticipant } from './participant.ts';

/** Nothing may open while the browser is on its way to another page. */
const leaving = (): Promise<never> => new Promise<never>(() => {});

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
      return null;
    case 'load-user':
      return (await loadParticipant()) ? null : leaving();
    case 'leave':
      globalThis.location.assign(memberSite(decision.to));
      return leaving();
    case 'redirect':
      throw redirect(decision.to);
  }
};
