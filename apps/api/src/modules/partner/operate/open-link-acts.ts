import { refuse } from '../../../errors/api-fault.ts';
import type { Act } from '../../../platform/audit/act.ts';
import { listOpenLinks } from './list-open-links.ts';
import { endLink } from './open-link-store.ts';
import { writeOpenLink } from '../guests/open-link-entry.ts';
import { findTask } from '../../task/module.ts';
import { opensToAnybody } from '../../survey/module.ts';
import type { Random } from '../../../platform/random.ts';

/** A new link: whoever asks makes its address, so that they know it. */
export interface OfNewLink {
  /** The public id of the task. */
  taskId: string;
  sid: string;
}

const SID_BYTES = 8;

/** The name of a new open link. */
export const newSid = (random: Pick<Random, 'bytes'>): string =>
  Buffer.from(random.bytes(SID_BYTES)).toString('hex');

/** What is passed on of an open link. */
export const openLinkUrl = (memberSite: string, sid: string): string =>
  `${memberSite}/cloud/survey/go?sid=${sid}`;

/** Makes a link by which anybody may answer a task without an account, for no coins (rules 3.22, 14.41). */
export const makeOpenLink: Act<OfNewLink> = {
  name: 'partner open-link',
  needsReason: false,
  // Each call makes another name, also when it is repeated.
  hashed: (_platform, { taskId }) => taskId,
  lockOf: ({ taskId }) => `links of ${taskId}`,
  plan: async (_platform, db, { taskId }) => {
    const task = (await findTask(db, taskId)) ?? refuse('PARTNER_TASK_UNKNOWN');
    if (!(await opensToAnybody(db, task.id))) refuse('OPEN_LINK_NOT_POSSIBLE');
    return {
      kind: 'task',
      subject: task.hashId,
      title: task.title,
      permission: 'tasks.change',
      changes: [{ field: 'link', label: '开放链接', before: null, after: '多一个新的' }],
    };
  },
  run: async ({ database, clock }, { taskId, sid }) => {
    await database.transaction(async (tx) => {
      const task = (await findTask(tx, taskId)) ?? refuse('PARTNER_TASK_UNKNOWN');
      await writeOpenLink(tx, { sid, taskId: task.id, at: clock.now() });
    });
  },
};

/** Ends an open link: nobody enters by it any more. Who is inside finishes. */
export const endOpenLink: Act<{ sid: string }> = {
  name: 'partner end-link',
  needsReason: true,
  lockOf: ({ sid }) => `link ${sid}`,
  plan: async (_platform, db, { sid }) => {
    const [link] = await listOpenLinks(db, sid);
    if (link === undefined) return refuse('NOT_FOUND');
    return {
      kind: 'task',
      subject: link.taskId,
      title: link.title,
      permission: 'tasks.change',
      changes: [
        { field: 'link', label: `开放链接 ${sid}`, before: link.active ? '启用' : '已停用', after: '已停用' },
      ],
    };
  },
  run: async ({ database }, { sid }) => {
    await database.transaction((tx) => endLink(tx, sid));
  },
};
