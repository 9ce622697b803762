import { refuse } from '../../../../errors/api-fault.ts';
import type { Download } from '../../../../call/call.ts';
import type { GroupCaller } from '../../../../call/caller.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { enterAsHost } from '../../people/entry/visit.ts';
import { filterOf, type TableQuery } from '../exports/filter-words.ts';
import { identityModeOf } from '../exports/respondent-names.ts';
import { viewerOf } from '../../discussion/guide/viewer.ts';
import { attachmentArchive } from './attachment-archive.ts';
import { readIdsOfResponses } from '../../discussion/attachments/media-store.ts';
import { readOfQuestions } from '../../discussion/attachments/question-files-store.ts';
import { uuidPages } from '../../../../platform/uuid-pages.ts';

/** The rows of so many files are read at a time. */
const PAGE = 500;

/** The files of the answers that match the desk's filter, and of the questions they answer (rule 6.18). Refuses with NOT_FOUND when there is none. */
export async function downloadResponseAttachments(
  deps: GroupDeps,
  caller: GroupCaller,
  query: TableQuery,
): Promise<Download> {
  const db = deps.database.read;
  const visit = await enterAsHost(db, caller, deps.clock.now());
  const identity = identityModeOf(visit, query.identity);
  const filter = filterOf(query);
  const viewer = viewerOf(visit);
  const sent = await readIdsOfResponses(db, viewer, filter);
  const questions = await readOfQuestions(db, viewer, filter);
  if (sent.length + questions.length === 0) refuse('NOT_FOUND');
  const facts = { kind: 'downloadResponseAttachments', identity, filter: { ...filter } };
  return await attachmentArchive(deps, visit, facts, uuidPages(sent, PAGE), questions);
}
