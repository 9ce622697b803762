import type { FiledTask } from '@yayan/console-client';
import { taskBranchDoubtLabels } from '@yayan/contract/console-labels';
import { Alert } from '@yayan/ui';
import classes from './FiledTaskPreview.module.css';

/** Where the answers of a questionnaire lead to that its author hardly wants, and what could not be tried. */
export function BranchDoubts({ branches }: { branches: FiledTask['branches'] }) {
  const { doubts, unchecked, screeningChecked } = branches;
  return (
    <>
      {doubts.length === 0 ? null : (
        <Alert color="gold" title={`问卷的路径有 ${doubts.length} 处疑点，不影响导入`}>
          <ul aria-label="路径的疑点">
            {doubts.map(({ kind, name }, at) => (
              // Two questions may have the same text.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at}>
                {taskBranchDoubtLabels[kind]}
                {name === '' ? '' : `：${name}`}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {unchecked.length > 0 || !screeningChecked ? (
        <details className={classes['part']}>
          <summary>有的条件组合太多，或读了填空题，没有逐一试</summary>
          <ul>
            {screeningChecked ? null : <li>甄别和配额</li>}
            {unchecked.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </details>
      ) : null}
    </>
  );
}
