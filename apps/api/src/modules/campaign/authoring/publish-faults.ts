import { PrizeKind } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import { OperatorError } from '../../../platform/filed/filed-fault.ts';
import { selectPublishedAt } from '../core/campaign-store.ts';
import type { StockDeps } from '../core/deps.ts';
import { selectBank } from '../quiz/bank-store.ts';
import type { FiledCampaign } from './campaign-file.ts';

/**
 * Why a campaign that its file describes can't be published now: it was published before, would be over, has too few
 * questions, or the exchange lacks a prize. `field` names the field of the file.
 */
export async function publishFaults(
  deps: Pick<StockDeps, 'platform'> & { orders: Pick<StockDeps['orders'], 'check'> },
  db: Connection,
  filed: FiledCampaign,
): Promise<OperatorError[]> {
  const { id, endsAt, quiz, prizes } = filed;
  const faults: OperatorError[] = [];
  if ((await selectPublishedAt(db, id)) !== null)
    faults.push(
      new OperatorError(
        `Campaign ${id} is published: its odds stay, and only campaign add adds pieces`,
        '这个编号的活动已经发布',
        'id',
      ),
    );
  if (deps.platform.clock.now() >= endsAt)
    faults.push(
      new OperatorError('The campaign would be over already: change endsAt', '结束时间已经过了', 'endsAt'),
    );
  const known = quiz === null ? 0 : (await selectBank(db)).length;
  if (quiz !== null && known < quiz.questions)
    faults.push(
      new OperatorError(
        `The bank has ${known} questions: import ${quiz.questions} or more first`,
        `题库只有 ${known} 题，不够一次答 ${quiz.questions} 题`,
        'quiz.questions',
      ),
    );
  for (const [index, prize] of prizes.entries()) {
    const fault = await prizeFault(deps.orders, db, prize);
    if (fault !== undefined)
      faults.push(new OperatorError(fault.message, fault.zh, `prizes.${index}.${fault.field}`));
  }
  return faults;
}

async function prizeFault(
  orders: Pick<StockDeps['orders'], 'check'>,
  db: Connection,
  { kind, benefit, choice, amount, stock }: FiledCampaign['prizes'][number],
): Promise<OperatorError | undefined> {
  if (kind === PrizeKind.Coins || benefit === null) return undefined;
  try {
    await orders.check(db, { kind, benefitId: benefit, choiceId: choice, amount }, stock);
    return undefined;
  } catch (error) {
    if (error instanceof OperatorError) return error;
    throw error;
  }
}
