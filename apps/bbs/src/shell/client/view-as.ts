import type { Transport } from '@yayan/auth';
import { tabStorage } from '@yayan/site';
import { currentGroup } from './current-group.ts';

const key = `bbs.${currentGroup ?? ''}.viewAs`;

/** The respondent as whom a host looks at the group in this tab (rule 6.39). It stays so until a page is loaded again. */
export const viewedRespondent: string | undefined = tabStorage.read(key);

/** Loads the group anew, as one respondent sees it. */
export const startView = (respondentId: string): void => {
  tabStorage.write(key, respondentId);
  globalThis.location.assign('/topic');
};

/** Forgets whom this tab looks as, before somebody else signs in or the page is loaded again. */
export const forgetView = (): void => tabStorage.remove(key);

/** Loads the host's own page anew. */
export const endView = (): void => {
  forgetView();
  globalThis.location.assign(`/bbs/${currentGroup ?? ''}/user`);
};

/** The same client, asking for what the respondent reads. The server refuses every change. */
export const asRespondent = (client: Transport, respondentId: string): Transport => ({
  request: (call) =>
    client.request({
      ...call,
      headers: { ...Object.fromEntries(new Headers(call.headers)), 'z-view-as': respondentId },
    }),
  stream: (asked) => client.stream(asked),
  serverNow: client.serverNow,
});
