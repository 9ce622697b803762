import { readFile } from 'node:fs/promises';
import { benefitActs, readBenefits, selectBenefit } from '../../modules/exchange/module.ts';
import { withCoinWorth } from '../../platform/config/coin-config.ts';
import { act, type ActCall, type RunAct } from '../runner/action.ts';
import { actionsCommand } from '../runner/actions-command.ts';
import type { Command } from '../runner/command.ts';
import { choiceActions } from './benefit-choices.ts';
import { reasonOf } from '../runner/operator.ts';
import { amountOf, limitOf } from '../runner/option-words.ts';
import { performFor, performing } from '../runner/performing.ts';

const importFile: RunAct = async (platform, call) => {
  const { words, say } = call;
  const text = withCoinWorth(await readFile(words[1] ?? '', 'utf8'), platform.config.coinsPerYuan);
  const benefits = readBenefits(text);
  let added = 0;
  for (const benefit of benefits) {
    if ((await selectBenefit(platform.database.read, benefit.id)) !== undefined) continue;
    await performFor(platform, call, benefitActs.addBenefit, { input: { benefit }, reason: '' });
    added += 1;
  }
  say(`${added} of ${benefits.length} benefits are new; codes of card codes are loaded with codes import`);
};

const changeTexts: RunAct = async (platform, call) => {
  const [, file = '', ...reason] = call.words;
  const text = withCoinWorth(await readFile(file, 'utf8'), platform.config.coinsPerYuan);
  for (const { id, title, description, tags, rules, level, prerequisites } of readBenefits(text)) {
    const texts = { title, description, tags, rules, level, prerequisites };
    const input = { benefitId: id, ...texts };
    await performFor(platform, call, benefitActs.setBenefitTexts, { input, reason: reasonOf(reason) });
  }
};

/** Pieces to add or, after `take:`, to take; null for `none`. Throws for anything else. */
function addedOf(word: string): number | null {
  if (word === 'none') return null;
  return word.startsWith('take:') ? -amountOf(word.slice('take:'.length)) : amountOf(word);
}

const pictureOf = (word: string): string | null => (word === 'none' ? null : word);

/** A time with its zone, as in files; null for `none`. */
function momentOf(word: string): string | null {
  if (word === 'none') return null;
  if (!/T.+(Z|[+-]\d{2}:\d{2})$/u.test(word) || Number.isNaN(Date.parse(word)))
    throw new Error(
      `Name a time with its zone, as 2026-12-12T10:00:00+08:00, or none, not ${word || 'nothing'}`,
    );
  return word;
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
  summary: 'Put benefits up for exchange, change texts, choices, times, price, stock, limits and pictures',
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
      'times <benefit> <from|none> <until|none> <reason>',
      'Set when the sale of a benefit begins and ends',
      performing(
        benefitActs.setBenefitTimes,
        ({ words: [, benefitId = '', saleFrom = '', saleUntil = '', ...reason] }) => ({
          input: { benefitId, saleFrom: momentOf(saleFrom), saleUntil: momentOf(saleUntil) },
          reason: reasonOf(reason),
        }),
      ),
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
      'pictures <benefit> <address|none> <dark address|none> [more addresses]',
      'Set the pictures of a benefit, for both schemes, and more in an order',
      performing(
        benefitActs.setBenefitPictures,
        ({ words: [, benefitId = '', cover = '', coverDark = '', ...gallery] }) => ({
          input: { benefitId, cover: pictureOf(cover), coverDark: pictureOf(coverDark), gallery },
          reason: '',
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
    act('texts <file> <reason>', 'Change texts, level and conditions to those of a list', changeTexts),
    ...choiceActions,
  ],
});
