import { readFile } from 'node:fs/promises';
import { legals } from '../../composition/acts/legal-acts.ts';
import { type LegalKind, legalKinds, readVersions } from '../../modules/legal/module.ts';
import { act, look, type Run, type RunAct } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import type { Command } from '../runner/command.ts';
import { reasonOf } from '../runner/operator.ts';
import { performFor } from '../runner/performing.ts';

const kindOf = (word = ''): LegalKind => {
  const kind = legalKinds.find((each) => each === word);
  if (kind === undefined) throw new Error(`Name a text: ${legalKinds.join(', ')}, not ${word || 'nothing'}`);
  return kind;
};

const list: Run = async ({ database, clock }, { say }) => {
  const versions = await readVersions(database.read, clock.now());
  for (const kind of legalKinds)
    for (const { version, state, mustAgree, stored } of versions.of(kind))
      say([kind, version, state, mustAgree ? 'everybody' : 'nobody', stored?.madeBy ?? 'release'].join('  '));
  say(`members must have agreed to ${versions.required} or later`);
};

const add: RunAct = async (platform, call) => {
  const [, name, file, version = '', who, what = '', ...reason] = call.words;
  if (file === undefined) throw new Error('Name a file with the text');
  if (who !== 'everybody' && who !== 'nobody')
    throw new Error('Say who must agree again: everybody or nobody');
  if (what.trim() === '') throw new Error('Say what it changes, as members read it');
  const source = await readFile(file, 'utf8');
  const input = { kind: kindOf(name), version, what, source, mustAgree: who === 'everybody' };
  await performFor(platform, call, legals.addLegalText, { input, reason: reasonOf(reason) });
  call.say(`It holds from ${version}`);
};

const withdraw: RunAct = async (platform, call) => {
  const [, name, version = '', ...reason] = call.words;
  const input = { kind: kindOf(name), version };
  await performFor(platform, call, legals.withdrawLegalText, { input, reason: reasonOf(reason) });
  call.say(`${version} is taken back`);
};

/** Operators add versions of the legal texts, also when they can't reach the console (rule 14.79). */
export const legal: Command = actionsCommand({
  name: 'legal',
  summary: 'Add a version of a legal text, and take one back',
  actions: [
    look('list', 'Every version with its day, its state and who must agree again', list),
    act(
      'add <text> <file> <day> <everybody|nobody> <what> <reason>',
      'Announce a version that holds from a day',
      add,
    ),
    act('withdraw <text> <day> <reason>', 'Take a version back before it holds', withdraw),
  ],
});
