import type { Random } from '../../../platform/random.ts';
import type { AskedQuestion, BankQuestion } from './quiz.ts';

/** The same items in random order. */
const shuffled = <Item>(items: readonly Item[], random: Random): Item[] => {
  const left = [...items];
  const mixed: Item[] = [];
  while (left.length > 0) mixed.push(...left.splice(random.int(left.length), 1));
  return mixed;
};

/**
 * Chooses this many questions of the bank by chance. Questions that the member was asked lately are used only when
 * there are too few others.
 */
export function chooseQuestions(
  bank: readonly Pick<BankQuestion, 'id' | 'version' | 'choices'>[],
  lately: ReadonlySet<string>,
  { count, random }: { count: number; random: Random },
): AskedQuestion[] {
  const fresh = bank.filter(({ id }) => !lately.has(id));
  const repeated = bank.filter(({ id }) => lately.has(id));
  return [...shuffled(fresh, random), ...shuffled(repeated, random)]
    .slice(0, count)
    .map(({ id, version, choices }) => ({ id, version, order: shuffled([...choices.keys()], random) }));
}
