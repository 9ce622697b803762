import type { OperatorAct } from '@yayan/console-client';
import { fieldName } from './act-names.ts';
import { valueText } from './value-text.ts';

interface AuditChangesProps {
  act: Pick<OperatorAct, 'before' | 'after' | 'labels'>;
}

/** What an act changed, in one line a field: 「状态：进行中 → 已暂停」. */
export function AuditChanges({ act: { before, after, labels } }: AuditChangesProps) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => (
    <div key={name}>
      {labels[name] ?? fieldName(name)}：{before ? `${valueText(before[name])} → ` : ''}
      {valueText(after?.[name])}
    </div>
  ));
}
