import { type BodyOf, GroupRole } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { Download } from '../../../../call/call.ts';
import type { GroupCaller } from '../../../../call/caller.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { enterAsHost } from '../../people/entry/visit.ts';
import { identityModeOf } from '../exports/respondent-names.ts';
import { viewerOf } from '../../discussion/guide/viewer.ts';
import { attachmentArchive } from './attachment-archive.ts';
import { readChosen } from '../../discussion/attachments/media-store.ts';

/** Chosen files in one archive, for hosts only. Refuses with NOT_FOUND unless the caller may list all of them. */
export async function downloadGroupAttachments(
  deps: GroupDeps,
  caller: GroupCaller,
  { ids, identity }: BodyOf<'downloadGroupAttachments'>,
): Promise<Download> {
  const visit = await enterAsHost(deps.database.read, caller, deps.clock.now());
  if (visit.role !== GroupRole.Host) refuse('FORBIDDEN');
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  const rows = await readChosen(deps.database.read, viewerOf(visit), wanted);
  if (rows.length < wanted.length) refuse('NOT_FOUND');
  const facts = {
    kind: 'downloadGroupAttachments',
    identity: identityModeOf(visit, identity),
    filter: { ids: wanted },
  };
  return await attachmentArchive(deps, visit, facts, [rows.map(({ id }) => id)]);
}
