import type { QuestionFact } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { AskUs } from '../../../shell/contact/AskUs.tsx';
import classes from './DoubtResult.module.css';

/** 「对结果有疑问」: how to ask, with the facts that support needs to look into a result (design: pages §1.6). */
export function DoubtResult({ facts }: { facts: readonly QuestionFact[] }) {
  const resultId = useSearchParams()[0].get('result');
  return (
    <details className={classes['root']}>
      <summary>对结果有疑问</summary>
      <AskUs
        subject="对任务结果有疑问"
        facts={facts}
        about={resultId === null ? undefined : { type: 'result', id: resultId }}
      >
        核对信息会自动带上，不用截图。3 个工作日内答复。
      </AskUs>
    </details>
  );
}
