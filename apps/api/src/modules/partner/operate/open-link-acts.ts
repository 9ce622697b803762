import { refuse } from '../../../errors/api-fault.ts';
import type { Act } from '../../../platform/audit/act.ts';
import { listOpenLinks } from './list-open-links.ts';
import { endLink } from './open-link-store.ts';

/** Ends an open link: nobody enters by it any more. Who is inside finishes. */
export const endOpenLink: Act<{ sid: string }> = {
  name: 'partner end-link',
  needsReason: true,
  lockOf: ({ sid }) => `link ${sid}`,
  plan: async (_platform, db, { sid }) => {
    const [link] = await listOpenLinks(db, sid);
    if (link === undefined) return refuse('NOT_FOUND');
    if (!link.active) refuse('ACT_NOTHING_CHANGES');
    return {
      kind: 'task',
      subject: link.taskId,
      title: link.title,
      permission: 'tasks.change',
      changes: [{ field: 'link', label: `开放链接 ${sid}`, before: '启用', after: '已停用' }],
    };
  },
  run: async ({ database }, { sid }) => {
    await database.transaction((tx) => endLink(tx, sid));
  },
};
