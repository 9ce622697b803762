import { awardAct, takeAwardBackAct } from '../../modules/community/module.ts';
import { ownerOfCode } from '../../modules/identity/module.ts';
import { createMessages } from '../../modules/message/module.ts';

const ports: Parameters<typeof awardAct>[0] = {
  memberOf: async (db, code) => (await ownerOfCode(db, code))?.memberId,
  messagesOf: createMessages,
};

/** The acts on the awards of a month (rules 13.9 and 13.10). */
export const awardActs = { confirmAwards: awardAct(ports), takeAwardBack: takeAwardBackAct(ports) };
