import { awardAct } from '../../modules/community/module.ts';
import { ownerOfCode } from '../../modules/identity/module.ts';
import { createMessages } from '../../modules/message/module.ts';

/** Confirms the awards of a month (rule 13.9). */
export const awardsAct = awardAct({
  memberOf: async (db, code) => (await ownerOfCode(db, code))?.memberId,
  messagesOf: createMessages,
});
