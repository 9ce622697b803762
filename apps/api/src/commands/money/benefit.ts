import { readFile } from 'node:fs/promises';
import { addBenefit, benefitActs, readBenefits } from '../../modules/exchange/module.ts';
import { withCoinWorth } from '../../platform/config/coin-config.ts';
import { act, type ActCall, type Run } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import type { Command } from '../runner/command.ts';
import { reasonOf } from '../runner/operator.ts';
import { amountOf, limitOf } from '../runner/option-words.ts';
import { performing } from '../runner/performing.ts';

const importFile: Run = async ({ database, config }, { words: [, path = ''], say }) => {
  const benefits = readBenefits(withCoinWorth(await readFile(path, 'utf8'), config.coinsPerYuan));
  const added = await database.transaction(async (tx) => {
    let count = 0;
    for (const each of benefits) if (await addBenefit(tx, each, { stocked: true })) count += 1;
    return count;
  });
  say(`${added} of ${benefits.length} benefits are new; codes of card codes are loaded with codes import`);
};

/** Pieces to add or, after `take:`, to take; null for `none`. Throws for anything else. */
function addedOf(word: string): number | null {
  if (word === 'none') return null;
  return word.startsWith('take:') ? -amountOf(word.slice('take:'.length)) : amountOf(word);
}

const sale =
  (onSale: boolean) =>
  ({ words: [, benefitId = '', ...reason] }: ActCall) => ({
    input: { benefitId, onSale },
    reason: reason.join(' '),
  });

/** Operators add benefits for exchange, and change them. */
export const benefit: Command = actionsCommand({
  name: 'benefit',
  summary: 'Put benefits up for exchange, change price, stock and limits',
  examples: ['examples/benefit.yaml'],
  actions: [
    act('import <file>', 'Add the benefits of a list; what is there already stays', importFile),
    act('on <benefit> [reason]', 'Put a benefit on sale', performing(benefitActs.setBenefitSale, sale(true))),
    act(
      'off <benefit> [reason]',
      'Take a benefit off sale',
      performing(benefitActs.setBenefitSale, sale(false)),
    ),
    act(
      'price <benefit> <choice> <coins> <reason>',
      'Change a price for later orders',
      performing(
        benefitActs.setBenefitPrice,
        ({ words: [, benefitId = '', choiceId = '', price = '', ...reason] }) => ({
          input: { benefitId, choiceId, price: amountOf(price) },
          reason: reasonOf(reason),
        }),
      ),
    ),
    act(
      'stock <benefit> <choice> <number|take:number|none> <reason>',
      'Add pieces, take some, or remove the limit',
      performing(
        benefitActs.changeBenefitStock,
        ({ words: [, benefitId = '', choiceId = '', add = '', ...reason] }) => ({
          input: { benefitId, choiceId, add: addedOf(add) },
          reason: reasonOf(reason),
        }),
      ),
    ),
    act(
      'limits <benefit> <order> <day|none> <month|none> <reason>',
      'Change how many pieces a member may order',
      performing(
        benefitActs.setBenefitLimits,
        ({ words: [, benefitId = '', order = '', day = '', month = '', ...reason] }) => ({
          input: {
            benefitId,
            limits: { perOrder: amountOf(order), perDay: limitOf(day), perMonth: limitOf(month) },
          },
          reason: reasonOf(reason),
        }),
      ),
    ),
  ],
});
