import type { GroupDraft } from '@yayan/api-client';
import { mockListGroupDrafts } from '@yayan/api-client/mocks';
import type { Member, World } from '../world.ts';

interface Drafts {
  items: readonly GroupDraft[];
}
const known = new WeakMap<Member, Promise<Drafts>>();

/** A respondent's unsent texts in the discussion group. */
export const draftsOf = async (world: World, member: Member): Promise<Drafts> => {
  const begin = async (): Promise<Drafts> => ({ items: (await world.startOf(mockListGroupDrafts)).items });
  const drafts = known.get(member) ?? begin();
  known.set(member, drafts);
  return await drafts;
};

/** Deletes the draft of a text that was sent. */
export const dropDraft = async (
  world: World,
  member: Member,
  { kind, targetId }: Pick<GroupDraft, 'kind' | 'targetId'>,
): Promise<void> => {
  const drafts = await draftsOf(world, member);
  drafts.items = drafts.items.filter((draft) => draft.kind !== kind || draft.targetId !== targetId);
};
