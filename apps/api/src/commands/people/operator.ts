import { OperatorRole } from '@yayan/contract/console';
import { listOperators, makeOperatorLink, operatorActs } from '../../modules/operator/module.ts';
import type { Act } from '../../platform/audit/act.ts';
import type { ActCall, Run, RunAct } from '../runner/action.ts';
import { act, look } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import type { Command } from '../runner/command.ts';
import { reasonOf } from '../runner/operator.ts';
import { performing } from '../runner/performing.ts';

const rolesOf = (words: string): OperatorRole[] => {
  const known = Object.values(OperatorRole);
  const roles = words.split(',').map((role) => known.find((each) => each === role));
  if (roles.includes(undefined)) throw new Error(`Name roles, separated by commas: ${known.join(', ')}`);
  return roles.filter((role) => role !== undefined);
};

const list: Run = async (platform, { say }) => {
  for (const { name, roles, state } of await listOperators(platform))
    say(`${name}  ${roles.join(',')}  ${state}`);
};

const add: RunAct = async (platform, call) => {
  const [, name = '', roles = ''] = call.words;
  if (!/^[a-z][a-z0-9.-]{1,31}$/.test(name))
    throw new Error('A name has 2 to 32 characters of a-z, 0-9, . and -, and begins with a letter');
  const given = { input: { name, roles: rolesOf(roles) }, reason: '' };
  await performing(operatorActs.addOperator, () => given)(platform, call);
  call.say(`${name} opens this link once, within 24 hours, and sets password and authenticator:`);
  call.say(await makeOperatorLink(platform, name));
};

const link: RunAct = async (platform, { words: [, name = ''], say }) => {
  const url = await makeOperatorLink(platform, name);
  say(`${name} opens this link once, within 24 hours. Until then the old password and authenticator work:`);
  say(url);
};

const reset: RunAct = async (platform, call) => {
  const [, name = '', ...reason] = call.words;
  const given = { input: { name }, reason: reasonOf(reason) };
  await performing(operatorActs.resetOperator, () => given)(platform, call);
  call.say(`${name} opens this link once, within 24 hours:`);
  call.say(await makeOperatorLink(platform, name));
};

/** Performs an act whose words after the name are its reason. */
const acting =
  <Input>(on: Act<Input>, inputOf: (name: string) => Input): RunAct =>
  async (platform, call) => {
    const [, name = '', ...reason] = call.words;
    const given = { input: inputOf(name), reason: reasonOf(reason) };
    await performing(on, () => given)(platform, call);
  };

const roles = performing(operatorActs.setOperatorRoles, ({ words }: ActCall) => {
  const [, name = '', names = '', ...reason] = words;
  return { input: { name, roles: rolesOf(names) }, reason: reasonOf(reason) };
});

/** Accounts of the operator console (rules 14.1 and 14.25 to 14.27). */
export const operator: Command = actionsCommand({
  name: 'operator',
  summary: 'Make and change accounts of the operator console',
  actions: [
    look('list', 'The operators with their roles', list),
    act('add <name> <roles>', 'Add an account, and print its one-time link', add),
    act('link <name>', 'Print a new link for somebody who lost password or authenticator', link),
    act('roles <name> <roles> <reason>', 'Change what somebody may do; it holds at once', roles),
    act(
      'sign-out <name> <reason>',
      'End all sessions of somebody, for example after a stolen laptop',
      acting(operatorActs.endOperatorSessions, (name) => ({ name, sessionId: null })),
    ),
    act(
      'reset <name> <reason>',
      'Make password and authenticator useless at once, end all sessions, and print a new link',
      reset,
    ),
    act(
      'off <name> <reason>',
      'Close an account and end its sessions',
      acting(operatorActs.setOperatorActive, (name) => ({ name, active: false })),
    ),
    act(
      'on <name> <reason>',
      'Open a closed account again; a new link sets password and authenticator',
      acting(operatorActs.setOperatorActive, (name) => ({ name, active: true })),
    ),
  ],
});
