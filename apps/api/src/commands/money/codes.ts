import { readFile } from 'node:fs/promises';
import { stockPlaceExists } from '../../modules/exchange/catalogue/benefits.ts';
import { readCodes } from '../../modules/exchange/fulfilment/card-code-file.ts';
import { loadCodes } from '../../modules/exchange/fulfilment/load-card-codes.ts';
import type { Command } from '../runner/command.ts';
import { withPlatform } from '../runner/with-platform.ts';

export const codes: Command = {
  usage: 'codes import <benefit> <choice> <file>',
  summary: 'Load card codes into the stock of a benefit, sealed; codes that are there already are left out',
  run: async ({ words: [action, benefitId, choiceId, path], config, say }) => {
    if (action !== 'import' || benefitId === undefined || choiceId === undefined || path === undefined)
      throw new Error('Name benefit, choice and file: import <benefit> <choice> <file>');
    const cards = readCodes(await readFile(path, 'utf8'));
    return await withPlatform(config, async (platform) => {
      if (!(await stockPlaceExists(platform.database.read, { benefitId, choiceId }))) {
        say(`There is no choice ${choiceId} of a benefit ${benefitId}`);
        return 1;
      }
      const added = await platform.database.transaction((tx) =>
        loadCodes(platform, tx, { benefitId, choiceId }, cards),
      );
      say(`${added} of ${cards.length} codes are new and for sale`);
      return 0;
    });
  },
};
