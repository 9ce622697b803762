import { CopyButton } from '@yayan/ui';
import classes from './DoubtResult.module.css';

/** 「对结果有疑问」: the facts that support needs to look into a result, ready to copy (design: pages §1.6). */
export function DoubtResult({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <details className={classes['root']}>
      <summary>对结果有疑问</summary>
      <p>
        复制核对信息，按页脚公示的公司信息联系我们时一起发来，就能直接找到这次作答，不用再截图。任务记录里随时能再看到支持编号。
      </p>
      <CopyButton value={facts.map(([name, value]) => `${name}：${value}`).join('\n')} label="复制核对信息" />
    </details>
  );
}
