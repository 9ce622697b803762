import type { GroupDraft, GroupDraftRemoval, GroupDraftSave } from '@yayan/api-client';
import {
  mockListGroupDrafts,
  mockListResponses,
  mockRemoveGroupDraft,
  mockSaveGroupDraft,
  refuse,
} from '@yayan/api-client/mocks';
import { draftsOf } from '../../world/group/group-drafts.ts';
import { memberOf } from '../../world/identity/sign-in.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';

const DRAFTS = 50;

/** Unsent texts of a respondent in the discussion group, saved by their newest version only. */
export const groupDraftAnswers = (world: World): Answers => {
  const isOf =
    ({ kind, targetId }: Pick<GroupDraft, 'kind' | 'targetId'>) =>
    (draft: GroupDraft): boolean =>
      draft.kind === kind && draft.targetId === targetId;

  return {
    listGroupDrafts: mockListGroupDrafts(async (_example, { request }) => ({
      items: [...(await draftsOf(world, memberOf(world, request))).items],
    })),

    saveGroupDraft: mockSaveGroupDraft(async (_example, { request }) => {
      const drafts = await draftsOf(world, memberOf(world, request));
      const { kind, targetId, text, quote, version } = await jsonOf<GroupDraftSave>(request);
      const known = drafts.items.find(isOf({ kind, targetId }));
      if (known && known.version !== version) return refuse('DRAFT_CHANGED', known);
      if (!known && drafts.items.length >= DRAFTS) return refuse('DRAFTS_FULL');
      const { items: responses } = await world.startOf(mockListResponses);
      const quoted = responses.find(({ id }) => id === quote?.responseId);
      const draft: GroupDraft = {
        kind,
        targetId,
        text,
        quote: quote ? { ...quote, author: quoted?.author.name ?? '' } : null,
        version: world.nextId(),
        savedAt: world.time(),
      };
      drafts.items = [...drafts.items.filter((each) => each !== known), draft];
      return draft;
    }),

    removeGroupDraft: mockRemoveGroupDraft(async (example, { request }) => {
      const drafts = await draftsOf(world, memberOf(world, request));
      const sent = await jsonOf<GroupDraftRemoval>(request);
      const isMeant = isOf(sent);
      drafts.items = drafts.items.filter((each) => !isMeant(each) || each.version !== sent.version);
      return example;
    }),
  };
};
