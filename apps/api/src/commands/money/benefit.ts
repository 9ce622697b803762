import { readFile } from 'node:fs/promises';
import { addBenefit, readBenefits } from '../../modules/exchange/catalogue/benefit-file.ts';
import type { Command } from '../runner/command.ts';
import { withPlatform } from '../runner/with-platform.ts';

export const benefit: Command = {
  usage: 'benefit import <file>',
  summary: 'Put benefits up for exchange from a list in YAML or JSON; what is there already stays',
  run: async ({ words: [action, path], config, say }) => {
    if (action !== 'import' || path === undefined) throw new Error('Name the file to read: import <file>');
    const benefits = readBenefits(await readFile(path, 'utf8'));
    const added = await withPlatform(config, ({ database }) =>
      database.transaction(async (tx) => {
        let count = 0;
        for (const each of benefits) if (await addBenefit(tx, each, { stocked: true })) count += 1;
        return count;
      }),
    );
    say(`${added} of ${benefits.length} benefits are new; codes of card codes are loaded with codes import`);
    return 0;
  },
};
