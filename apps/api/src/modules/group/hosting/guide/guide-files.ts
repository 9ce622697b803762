import type { Call } from '../../../../call/call.ts';
import type { DataOf } from '@yayan/contract';
import { GroupRole } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { MemberCaller } from '../../../../call/caller.ts';
import { continueUpload, getUploadPolicy } from '../../../file/module.ts';
import { registerFile } from '../../discussion/attachments/add-attachment.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { type HostVisit, visitAsHost } from '../../people/life/host-access.ts';
import { editRefusal, lifeOf } from '../../people/group/life.ts';

/**
 * An upload form for a file of a question. The file belongs to the host as a person of the group, not as a member, so
 * the guide keeps it when they delete their account.
 */
export async function getGuideUploadForm(
  deps: GroupDeps,
  { caller, params: { groupId }, query: { extension, size } }: Call<'getGuideUploadForm'>,
): Promise<DataOf<'getGuideUploadForm'>> {
  const { me } = await visitToEdit(deps, caller, groupId);
  const owner = { kind: 'group', groupMemberId: me.id } as const;
  return await getUploadPolicy(deps.files, owner, { module: 'group', extension, size });
}

/** Begins or continues an upload in parts for a file of a question (rule 11.7), in the same folder. */
export async function continueGuideUpload(
  deps: GroupDeps,
  { caller, params: { groupId }, body }: Call<'continueGuideUpload'>,
): Promise<DataOf<'continueGuideUpload'>> {
  const { me } = await visitToEdit(deps, caller, groupId);
  const owner = { kind: 'group', groupMemberId: me.id } as const;
  return await continueUpload(deps.files, owner, { ...body, module: 'group' });
}

/** Registers an uploaded file. After that a section may use it (rule 6.33). */
export async function addGuideFile(
  deps: GroupDeps,
  { caller, params: { groupId }, body }: Call<'addGuideFile'>,
): Promise<DataOf<'addGuideFile'>> {
  const visit = await visitToEdit(deps, caller, groupId);
  return await registerFile(deps, { ...visit, role: GroupRole.Host }, body);
}

async function visitToEdit(
  { database, clock }: GroupDeps,
  caller: MemberCaller,
  groupId: string,
): Promise<HostVisit> {
  const visit = await visitAsHost(database.read, caller, groupId, clock.now());
  const refusal = editRefusal(lifeOf(visit.group, visit.now));
  return refusal ? refuse(refusal) : visit;
}
