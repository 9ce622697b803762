import { benefitActs } from '../../modules/exchange/module.ts';
import { act } from '../runner/action.ts';
import { reasonOf } from '../runner/operator.ts';
import { amountOf, limitOf } from '../runner/option-words.ts';
import { performing } from '../runner/performing.ts';

/** The actions on the choices of a benefit. */
export const choiceActions = [
  act(
    'choice-add <benefit> <choice> <title> <coins> <stock|none> <fen|none> <reason>',
    'Add a choice; fen is the face value of a top-up',
    performing(
      benefitActs.addBenefitChoice,
      ({ words: [, benefitId = '', id = '', title = '', price = '', stock = '', fen = '', ...reason] }) => ({
        input: { benefitId, id, title, price: amountOf(price), stock: limitOf(stock), fen: limitOf(fen) },
        reason: reasonOf(reason),
      }),
    ),
  ),
  act(
    'choice-rename <benefit> <choice> <title> <reason>',
    'Change the name of a choice for later orders',
    performing(
      benefitActs.renameBenefitChoice,
      ({ words: [, benefitId = '', choiceId = '', title = '', ...reason] }) => ({
        input: { benefitId, choiceId, title },
        reason: reasonOf(reason),
      }),
    ),
  ),
  act(
    'choice-remove <benefit> <choice> <reason>',
    'Take a choice off that no order waits for',
    performing(
      benefitActs.removeBenefitChoice,
      ({ words: [, benefitId = '', choiceId = '', ...reason] }) => ({
        input: { benefitId, choiceId },
        reason: reasonOf(reason),
      }),
    ),
  ),
];
