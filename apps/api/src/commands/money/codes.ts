import { readFile } from 'node:fs/promises';
import { loadCodes, readCodes, stockPlaceExists } from '../../modules/exchange/module.ts';
import { act, type Run } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import type { Command } from '../runner/command.ts';

const importFile: Run = async (platform, { words: [, benefitId = '', choiceId = '', path = ''], say }) => {
  const cards = readCodes(await readFile(path, 'utf8'));
  if (!(await stockPlaceExists(platform.database.read, { benefitId, choiceId })))
    throw new Error(`There is no choice ${choiceId} of a benefit ${benefitId}`);
  const added = await platform.database.transaction((tx) =>
    loadCodes(platform, tx, { benefitId, choiceId }, cards),
  );
  say(`${added} of ${cards.length} codes are new and for sale`);
};

/** Operators load card codes. */
export const codes: Command = actionsCommand({
  name: 'codes',
  summary: 'Load card codes into the stock of a benefit, sealed',
  examples: ['examples/codes.csv'],
  actions: [
    act(
      'import <benefit> <choice> <file>',
      'Add codes; those that are there already are left out',
      importFile,
    ),
  ],
});
