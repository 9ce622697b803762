import type { HandInDetail, HandInVerdict } from '@yayan/console-client';
import { handInVerdictLabels } from '@yayan/contract/console-labels';
import { StateBadge } from '@yayan/ui';

const tones = { approve: 'green', return: 'blue', reject: 'red' } as const satisfies Record<
  HandInVerdict,
  string
>;

/** The state of a hand-in: it waits, how it was decided, or that nobody has to decide it any more. */
export function HandInState({ handIn: { isWaiting, what, history } }: { handIn: HandInDetail }) {
  if (isWaiting) return <StateBadge tone="gold" label="等审核" />;
  const [last] = history.toSorted((one, other) => other.at.localeCompare(one.at));
  if (last?.what !== what) return <StateBadge tone="grey" label="不用审核了" />;
  return <StateBadge tone={tones[last.verdict]} label={handInVerdictLabels[last.verdict]} />;
}
