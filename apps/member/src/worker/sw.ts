/// <reference lib="webworker" />
import { knowsCookies, servePictures, serveSeenLists, serveShell, type ShellFile } from '@yayan/site/worker';
import { syncTag } from '../shell/start/sync-tag.ts';
import { memberOf } from './member-of.ts';
import { sendKeptAnswers } from './send-kept.ts';

declare const self: ServiceWorkerGlobalScope;
/** The build replaces this name by the list (packages/site-build/src/service-worker.ts). */
declare const SHELL: readonly ShellFile[];

serveShell({ files: SHELL, otherAddresses: [/^\/developers$/u] });

// Pictures of questionnaires, see docs/survey-format.md.
servePictures('/survey/');

serveSeenLists({
  // Card codes, files and questionnaires are never among them.
  calls:
    /^\/api\/(?:v1\/(?:users\/(?:account|checkin|credit)|tasks(?:\/\w+)?|task-records|points(?:\/months)?|exchanges|messages|notices\/unread|tickets|categories|help\/articles\/\w+|banners|events|campaigns|contact|credits|home\/check)|v3\/benefits)$/u,
  ownerOf: memberOf,
  days: 7,
  few: { calls: /^\/api\/v1\/tasks\/(?!recommend$)\w+$/u, most: 20 },
});

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}
const isSync = (event: Event): event is SyncEvent => 'tag' in event && 'waitUntil' in event;

self.addEventListener('sync', (event: Event) => {
  if (isSync(event) && event.tag === syncTag && knowsCookies()) event.waitUntil(sendKeptAnswers());
});
