import type { ConfirmedAwards } from '../../modules/community/api.ts';
import { awardCandidates, awardsSchema, confirmAwards } from '../../modules/community/module.ts';
import { memberCodes, ownerOfCode } from '../../modules/identity/module.ts';
import { createMessages } from '../../modules/message/module.ts';
import type { Command } from '../runner/command.ts';
import { act, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import { readContentFile } from './read-content-file.ts';

const LEAST_QUALITY = 90;
const MOST = 20;

const propose: Run = async (platform, { words: [, month = ''], say }) => {
  if (!/^20\d{2}-(?:0[1-9]|1[0-2])$/u.test(month)) throw new Error('Name a month, for example 2026-10');
  const found = await awardCandidates(platform, { month, least: LEAST_QUALITY, most: MOST });
  const codes = await memberCodes(
    platform.database.read,
    found.map(({ member_id }) => member_id),
  );
  for (const { member_id, surveys, quality } of found)
    say([codes.get(member_id) ?? '', `${surveys} surveys`, `quality ${quality}`].join('  '));
  say(`${found.length} members finished most surveys with a quality of ${LEAST_QUALITY} or more`);
};

const confirm: RunAct = async (platform, { words: [, file], by, say }) => {
  const { month, awards } = await readContentFile(platform, file, awardsSchema);
  const confirmed: ConfirmedAwards = { month, awards: [] };
  for (const { winners, ...award } of awards) {
    const known = [];
    for (const { member, reason } of winners) {
      const owner = await ownerOfCode(platform.database.read, member);
      if (owner === undefined) throw new Error(`No member has the code ${member}`);
      known.push({ memberId: owner.memberId, reason });
    }
    confirmed.awards.push({ ...award, winners: known });
  }
  const deps = { ...platform, messages: createMessages(platform) };
  const count = await confirmAwards(deps, confirmed, { by });
  say(`${count} winners of ${month} are paid and told`);
};

/** Operators confirm the awards of a month (rule 13.9). */
export const award: Command = actionsCommand({
  name: 'award',
  summary: 'Confirm the awards of a month',
  examples: ['examples/award.yaml'],
  actions: [
    look('propose <month>', 'Who finished most surveys carefully in a month like 2026-10', propose),
    act('confirm <file>', 'Publish the awards of a month, pay and tell their winners', confirm),
  ],
});
