import { readFile } from 'node:fs/promises';
import { addBenefit, readBenefits } from '../../modules/exchange/module.ts';
import { act, type Run } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import type { Command } from '../runner/command.ts';

const importFile: Run = async ({ database }, { words: [, path = ''], say }) => {
  const benefits = readBenefits(await readFile(path, 'utf8'));
  const added = await database.transaction(async (tx) => {
    let count = 0;
    for (const each of benefits) if (await addBenefit(tx, each, { stocked: true })) count += 1;
    return count;
  });
  say(`${added} of ${benefits.length} benefits are new; codes of card codes are loaded with codes import`);
};

/** Operators add benefits for exchange. */
export const benefit: Command = actionsCommand({
  name: 'benefit',
  summary: 'Put benefits up for exchange',
  examples: ['examples/benefit.yaml'],
  actions: [act('import <file>', 'Add the benefits of a list; what is there already stays', importFile)],
});
