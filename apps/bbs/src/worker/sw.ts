/// <reference lib="webworker" />
import { serveSeenLists, serveShell, type ShellFile } from '@yayan/site/worker';
import { seenOwners } from '../shell/offline/seen-owners.ts';
import { withoutOthersAnswers } from './without-others-answers.ts';

declare const self: ServiceWorkerGlobalScope;
/** The build replaces this name by the list (packages/site-build/src/service-worker.ts). */
declare const SHELL: readonly ShellFile[];

serveShell({ files: SHELL });

/** The respondent whose session a call has. A page may also show a group as another respondent sees it (rule 6.39). */
const ownerOf = async ({ headers }: Request): Promise<string | undefined> => {
  if (headers.has('z-view-as')) return undefined;
  const owners = seenOwners(await self.cookieStore.getAll());
  return owners.find(({ token }) => headers.get('z-token') === `Bearer ${token}`)?.id;
};

serveSeenLists({
  // The respondent's own data and the questions (rule 10.36): no list of people, no answers of others, no files.
  calls:
    /^\/api\/(?:focusMembers\/info|focusSections|v1\/(?:focusTopics\/(?:detail|ask|reply|unReply)|contact))$/u,
  ownerOf,
  days: 1,
  ignored: ['answers'],
  toStore: withoutOthersAnswers,
});
