import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { actHandler } from '../../../platform/audit/act-handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { dismissHelpMiss, helpMisses } from '../../help/module.ts';
import { deleteDraft, selectDraft, selectDrafts, type StoredDraft } from './draft-store.ts';
import { saveDraft } from './drafts.ts';

type WorkOperation =
  | 'listContentDrafts'
  | 'getContentDraft'
  | 'saveContentDraft'
  | 'removeContentDraft'
  | 'listHelpMisses'
  | 'dismissHelpMiss'
  | 'addContentPicture';

/** Makes a public picture of a file. Refuses with FILE_TYPE_REFUSED. */
type AddPicture = (picture: Uint8Array, by: string) => Promise<ConsoleDataOf<'addContentPicture'>>;

const draftView = ({ savedAt, ...draft }: StoredDraft): ConsoleDataOf<'getContentDraft'> => ({
  ...draft,
  savedAt: savedAt.toISOString(),
});

/** The console's calls about what is written before it is published: drafts, pictures, and what readers looked for. */
export const contentWorkConsole = (
  platform: Platform,
  addPicture: AddPicture,
): Pick<ConsoleHandlers, WorkOperation> => {
  const { read } = platform.database;
  return {
    listContentDrafts: async () => ({
      items: (await selectDrafts(read)).map(({ savedAt, version: _version, ...row }) => ({
        ...row,
        savedAt: savedAt.toISOString(),
      })),
    }),
    getContentDraft: async ({ params }) =>
      draftView((await selectDraft(read, params)) ?? refuse('NOT_FOUND')),
    saveContentDraft: async ({ params, body, operator }) =>
      draftView(await saveDraft(platform, params, { ...body, by: operator.name })),
    removeContentDraft: async ({ params }) => {
      if (!(await deleteDraft(read, params))) refuse('NOT_FOUND');
      return { removed: true };
    },
    listHelpMisses: async () => ({
      items: (await helpMisses(platform)).map(({ firstAt, lastAt, ...miss }) => ({
        ...miss,
        firstAt: firstAt.toISOString(),
        lastAt: lastAt.toISOString(),
      })),
    }),
    dismissHelpMiss: actHandler(platform, dismissHelpMiss, ({ body }) => body.input),
    addContentPicture: async ({ body, operator }) =>
      await addPicture(Buffer.from(body.content, 'base64'), operator.name),
  };
};
