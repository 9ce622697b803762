import type { TaskPath } from '@yayan/console-client';
import { taskPathEndLabels } from '@yayan/contract/console-labels';
import { FactList } from '@yayan/ui';
import classes from './TaskPath.module.css';

const reasonNames: Readonly<Record<TaskPath['end'], string>> = {
  open: '停在',
  screenedOut: '甄别规则',
  quotaFull: '满的配额',
  attention: '没按要求选的题',
  complete: '',
};

/** Where a path ends, the rules that apply on it, and what its person reads. */
export function PathEnd({ path }: { path: TaskPath }) {
  const { end, reason, result, cells, contradictions, unknown } = path;
  const facts: readonly (readonly [string, string])[] = [
    ...(reason === '' ? [] : [[reasonNames[end], reason] as const]),
    ...(cells.length === 0 ? [] : [['所属配额', cells.join('、')] as const]),
    ...(contradictions.length === 0 ? [] : [['前后矛盾', contradictions.join('、')] as const]),
    ...(unknown.length === 0 ? [] : [['问卷里没有的回答', unknown.join('、')] as const]),
  ];
  return (
    <section className={classes['end']} aria-labelledby="path-end" aria-live="polite">
      <h3 id="path-end">{taskPathEndLabels[end]}</h3>
      {facts.length === 0 ? null : <FactList facts={facts} />}
      {result === null ? (
        <p className={classes['dim']}>填完标出的题，就看得到结果。</p>
      ) : (
        <figure className={classes['read']}>
          <figcaption>这个人会读到</figcaption>
          <blockquote>{result}</blockquote>
        </figure>
      )}
    </section>
  );
}
