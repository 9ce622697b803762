import { readFile } from 'node:fs/promises';
import { benefitActs } from '../../modules/exchange/module.ts';
import { act } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import type { Command } from '../runner/command.ts';
import { reasonOf } from '../runner/operator.ts';
import { performing } from '../runner/performing.ts';

/** Operators load card codes, and withdraw them. */
export const codes: Command = actionsCommand({
  name: 'codes',
  summary: 'Load card codes into the stock of a benefit, sealed, or withdraw them',
  examples: ['examples/codes.csv'],
  actions: [
    act(
      'import <benefit> <choice> <file>',
      'Add codes; those that are there already are left out',
      performing(
        benefitActs.importCardCodes,
        async ({ words: [, benefitId = '', choiceId = '', path = ''] }) => ({
          input: { benefitId, choiceId, codes: await readFile(path, 'utf8') },
          reason: '',
        }),
      ),
    ),
    act(
      'withdraw <benefit> <choice> <file|all> <reason>',
      'Withdraw the codes of a list, or all that no order needs',
      performing(
        benefitActs.withdrawCardCodes,
        async ({ words: [, benefitId = '', choiceId = '', path = '', ...reason] }) => ({
          input: { benefitId, choiceId, codes: path === 'all' ? null : await readFile(path, 'utf8') },
          reason: reasonOf(reason),
        }),
      ),
    ),
  ],
});
