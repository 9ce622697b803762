import { blockedNetworks, markNetwork, networkActs } from '../../modules/task/module.ts';
import type { MarkedNetwork } from '../../modules/task/api.ts';
import type { Platform } from '../../platform/platform.ts';
import { act, type ActCall, look, type Run } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import type { Command } from '../runner/command.ts';
import { reasonOf } from '../runner/operator.ts';
import { type Given, performing } from '../runner/performing.ts';

/** How many characters of the blind index the list shows, so that networks can be told apart. */
const SHORT = 8;

const givenOf = (
  { words: [, address = '', ...reason] }: ActCall,
  platform: Platform,
): Given<MarkedNetwork> => {
  const input = markNetwork(platform, address);
  if (input === undefined)
    throw new Error(
      `Name an IPv4 or IPv6 address, or its block (/24, or /64, /56 or /48), not ${address || 'nothing'}`,
    );
  return { input, reason: reasonOf(reason) };
};

const list: Run = async ({ database }, { say }) => {
  const blocked = await blockedNetworks(database.read);
  for (const { addressIndex, shown, blockedAt, blockedBy, reason } of blocked)
    say([addressIndex.slice(0, SHORT), shown, blockedAt.toISOString(), blockedBy, reason].join('  '));
  say(`${blocked.length} networks are blocked`);
};

/** Operators block networks: a member who starts a task from one gets result 5 (rules 3.12 and 14.61). */
export const network: Command = actionsCommand({
  name: 'network',
  summary: 'Keep people of an address from starting tasks',
  actions: [
    act(
      'block <address> <reason>',
      'Let nobody start a task from an address',
      performing(networkActs.blockNetwork, givenOf),
    ),
    act('allow <address> <reason>', 'Let an address in again', performing(networkActs.allowNetwork, givenOf)),
    look('list', 'What is blocked, since when, by whom and why', list),
  ],
});
