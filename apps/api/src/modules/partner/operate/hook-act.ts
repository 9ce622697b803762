import { refuse } from '../../../errors/api-fault.ts';
import type { Act } from '../../../platform/audit/act.ts';
import { formatTime } from '../../../platform/calendar.ts';
import { readHook } from '../hooks/hook-store.ts';
import { resendHook } from '../hooks/send-hook.ts';
import { agentById } from '../partners.ts';

/** Sends a hook once more, taken or not; the agent knows it by its id (rules 3.44, 14.41). */
export const resendAgentHook: Act<{ hookId: string }> = {
  name: 'partner resend',
  needsReason: false,
  lockOf: ({ hookId }) => `hook ${hookId}`,
  plan: async (platform, db, { hookId }) => {
    const hook = (await readHook(db, hookId)) ?? refuse('NOT_FOUND');
    const { config } = await agentById(platform, db, hook.partner_id);
    if (config.hook === undefined) refuse('HOOK_NO_ADDRESS');
    const before = hook.delivered_at === null ? '没有送达' : `${formatTime(hook.delivered_at)} 送达`;
    return {
      kind: 'partner',
      subject: config.key,
      title: `回传 ${hookId}`,
      permission: 'reports',
      changes: [{ field: 'hook', label: '回传', before, after: '马上再发一次' }],
    };
  },
  run: async (platform, { hookId }) => await resendHook(platform, hookId),
};
