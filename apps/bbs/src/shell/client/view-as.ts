import type { Transport } from '@yayan/auth';
import { tabStorage } from '@yayan/site';
import { currentGroup } from './current-group.ts';

const key = `bbs.${currentGroup ?? ''}.viewAs`;

/** The respondent whose view a host has opened in this tab (rule 6.39). It doesn't change until a page is loaded again. */
export const viewedRespondent: string | undefined = tabStorage.read(key);

/** Reloads the group in the view of one respondent. */
export const startView = (respondentId: string): void => {
  tabStorage.write(key, respondentId);
  globalThis.location.assign('/topic');
};

/** Ends the view as a respondent, before somebody else signs in or the page is loaded again. */
export const clearView = (): void => tabStorage.remove(key);

/** Reloads the host's own page. */
export const endView = (): void => {
  clearView();
  globalThis.location.assign(`/bbs/${currentGroup ?? ''}/user`);
};

/** The same client with the view of a respondent. The server refuses every change. */
export const asRespondent = (client: Transport, respondentId: string): Transport => ({
  request: (call) =>
    client.request({
      ...call,
      headers: { ...Object.fromEntries(new Headers(call.headers)), 'z-view-as': respondentId },
    }),
  stream: (asked) => client.stream(asked),
  serverNow: client.serverNow,
});
