import type { FiledFault } from '@yayan/console-client';
import { Alert } from '@yayan/ui';
import classes from './FaultList.module.css';

interface FaultListProps {
  faults: readonly FiledFault[];
  /** Whether the operator sees the lines of the file. A form has none. */
  hasLines?: boolean;
}

/** What is wrong with a file, each with its line and field. */
export function FaultList({ faults, hasLines = true }: FaultListProps) {
  if (faults.length === 0) return null;
  return (
    <Alert color="seal" role="alert" title={`${faults.length} 处要改`}>
      <ul className={classes['faults']}>
        {faults.map(({ line, field, text }) => (
          <li key={`${line} ${field} ${text}`}>
            {hasLines ? `第 ${line} 行 ` : null}
            {field === '' || !hasLines ? null : <code>{field}</code>} {text}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
