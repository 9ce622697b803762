import { configureClient, createClient } from '@yayan/api-client';
import { createFieldEncryption } from '@yayan/auth';
import { createQueryClient, failureToasts, quietOffline } from '@yayan/site';
import { createToaster, createVeil } from '@yayan/ui';
import { currentGroup, entrance, isHosting, session } from './current-group.ts';
import { memberSite } from './member-site.ts';
import { asRespondent, viewedRespondent } from './view-as.ts';

export const toaster = createToaster();
export const veil = createVeil();

/**
 * Loads the page where one gets in as a new page, or the member site's login when no group is known. Everything on screen is
 * gone at once.
 */
export const loadLoginPage = (): void =>
  globalThis.location.assign(currentGroup === undefined && !isHosting ? memberSite('/login') : entrance);

export const transport = quietOffline(
  createClient({
    session,
    on: {
      ...failureToasts(toaster),
      unauthorised: loadLoginPage,
      reload: () => globalThis.location.reload(),
    },
  }),
);

configureClient(viewedRespondent === undefined ? transport : asRespondent(transport, viewedRespondent));

export const encryptField = createFieldEncryption({ transport });
export const queryClient = createQueryClient();
