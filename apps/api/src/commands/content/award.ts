import {
  awardCandidates,
  awardsSchema,
  LEAST_QUALITY,
  MOST_CANDIDATES,
} from '../../modules/community/module.ts';
import { memberCodes } from '../../modules/identity/module.ts';
import { awardActs } from '../../composition/acts/award-act.ts';
import type { Command } from '../runner/command.ts';
import { reasonOf } from '../runner/operator.ts';
import { act, look, type Run } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import { performing } from '../runner/performing.ts';
import { readContentFile } from './read-content-file.ts';

const propose: Run = async (platform, { words: [, month = ''], say }) => {
  if (!/^20\d{2}-(?:0[1-9]|1[0-2])$/u.test(month)) throw new Error('Name a month, for example 2026-10');
  const found = await awardCandidates(platform, { month, least: LEAST_QUALITY, most: MOST_CANDIDATES });
  const codes = await memberCodes(
    platform.database.read,
    found.map(({ member_id }) => member_id),
  );
  for (const { member_id, surveys, quality } of found)
    say([codes.get(member_id) ?? '', `${surveys} surveys`, `quality ${quality}`].join('  '));
  say(`${found.length} members finished most surveys with a quality of ${LEAST_QUALITY} or more`);
};

const confirm = performing(awardActs.confirmAwards, async ({ words: [, file] }, platform) => ({
  input: await readContentFile(platform, file, awardsSchema),
  reason: '',
}));

const takeBack = performing(
  awardActs.takeAwardBack,
  ({ words: [, month = '', award = '', member = '', ...reason] }) => ({
    input: { month, award, member },
    reason: reasonOf(reason),
  }),
);

/** Operators confirm the awards of a month (rule 13.9), and take one back (rule 13.10). */
export const award: Command = actionsCommand({
  name: 'award',
  summary: 'Confirm the awards of a month, and take one back',
  examples: ['examples/award.yaml'],
  actions: [
    look('propose <month>', 'Who finished most surveys carefully in a month like 2026-10', propose),
    act('confirm <file>', 'Publish the awards of a month, pay and tell their winners', confirm),
    act(
      'take-back <month> <award> <member> <reason>',
      'Take an award and its coins back from a member',
      takeBack,
    ),
  ],
});
