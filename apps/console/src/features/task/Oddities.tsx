import type { FiledTask } from '@yayan/console-client';
import { Alert, formatCount } from '@yayan/ui';

type Oddity = FiledTask['oddities'][number];

/** What is unusual about a task, in words. */
export const oddityText = ({ kind, found, usual }: Oddity): string =>
  kind === 'pay'
    ? `每分钟 ${formatCount(found)} 金币，别的任务一般是 ${formatCount(usual)}`
    : `写明 ${found} 分钟，这些题一般不超过 ${usual} 分钟`;

/** What the author of a task should look at once more before members see it (rule 14.99). */
export function Oddities({ oddities }: { oddities: readonly Oddity[] }) {
  if (oddities.length === 0) return null;
  return (
    <Alert color="gold" title="和别的任务很不一样，发布前请再看一眼">
      <ul>
        {oddities.map((oddity) => (
          <li key={oddity.kind}>{oddityText(oddity)}</li>
        ))}
      </ul>
    </Alert>
  );
}
