import { refuse } from '../../../errors/api-fault.ts';
import type { Act } from '../../../platform/audit/act.ts';
import { createMessages } from '../../message/module.ts';
import { selectFoundMember } from './operate-store.ts';

const LONGEST = 2_000;
const SHOWN = 200;

/** Refuses an empty or a long text with FIELD_WRONG. */
function textOf(given: string): string {
  const text = given.trim();
  return text === '' || text.length > LONGEST ? refuse('FIELD_WRONG', { field: 'text' }) : text;
}

/** Writes a message to a member. */
export const memberMessage: Act<{ memberId: string; text: string }> = {
  name: 'member message',
  needsReason: true,
  lockOf: ({ memberId }) => `member ${memberId}`,
  plan: async (_platform, db, { memberId, text }) => {
    const { record } = (await selectFoundMember(db, memberId)) ?? refuse('NOT_FOUND');
    const message = textOf(text).slice(0, SHOWN);
    return {
      kind: 'member',
      subject: memberId,
      title: record.memberCode,
      permission: 'messages',
      changes: [{ field: 'message', label: '消息', before: null, after: message }],
    };
  },
  run: async (platform, { memberId, text }, { id }) => {
    await platform.database.transaction((tx) =>
      createMessages(platform).write(tx, {
        memberId,
        event: 'operatorMessage',
        key: `act:${id}`,
        data: { text: textOf(text) },
      }),
    );
  },
};
