import { OperatorRole } from '@yayan/contract/console';
import { addOperator, makeOperatorLink } from '../../modules/operator/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { act, type RunAct } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import type { Command } from '../runner/command.ts';

const linkOf = ({ config }: Pick<Platform, 'config'>, token: string): string =>
  `${config.sites.console}/setup#${token}`;

const add: RunAct = async (platform, { words: [, name = '', roleNames = ''], say }) => {
  if (!/^[a-z][a-z0-9.-]{1,31}$/.test(name))
    throw new Error('A name has 2 to 32 characters of a-z, 0-9, . and -, and begins with a letter');
  const known = Object.values(OperatorRole);
  const roles = roleNames.split(',').map((role) => known.find((each) => each === role));
  if (roles.includes(undefined)) throw new Error(`Name roles, separated by commas: ${known.join(', ')}`);
  const token = await platform.database.transaction((tx) =>
    addOperator(tx, platform, { name, roles: roles.filter((role) => role !== undefined) }),
  );
  if (token === undefined) throw new Error(`There is an operator ${name} already`);
  say(`${name} opens this link once, within 24 hours, and sets password and authenticator:`);
  say(linkOf(platform, token));
};

const link: RunAct = async (platform, { words: [, name = ''], say }) => {
  const token = await makeOperatorLink(platform, name);
  say(`${name} opens this link once, within 24 hours. Until then the old password and authenticator work:`);
  say(linkOf(platform, token));
};

/** Makes accounts of the operator console (rule 14.1). */
export const operator: Command = actionsCommand({
  name: 'operator',
  summary: 'Make accounts of the operator console',
  actions: [
    act('add <name> <roles>', 'Add an account, and print its one-time link', add),
    act('link <name>', 'Print a new link for somebody who lost password or authenticator', link),
  ],
});
