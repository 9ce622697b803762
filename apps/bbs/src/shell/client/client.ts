import { configureClient, createClient } from '@yayan/api-client';
import { createFieldEncryption } from '@yayan/auth';
import { createSite, createSiteClient } from '@yayan/site';
import { currentGroup, entrance, isHosting, keptAtLogout, session } from './current-group.ts';
import { memberSite } from './member-site.ts';
import { asRespondent, viewedRespondent } from './view-as.ts';

/** The discussion site, with the session of the current group or of the hosts' pages. */
export const site = createSite({ name: 'bbs', session, keptAtLogout });
export const { toaster, veil, queryClient } = site;

/**
 * Loads the sign-in page of the group as a new page, or the member site's login when no group is known. Everything on screen is
 * gone at once.
 */
export const loadLoginPage = (): void =>
  globalThis.location.assign(currentGroup === undefined && !isHosting ? memberSite('/login') : entrance);

export const transport = createSiteClient(site, {
  connect: (options) => createClient({ session, readsOffline: true, ...options }),
  leave: loadLoginPage,
});

configureClient(viewedRespondent === undefined ? transport : asRespondent(transport, viewedRespondent));

export const encryptField = createFieldEncryption({ transport });
