import type { OperatorAct } from '@yayan/console-client';
import { actName, fieldName } from './act-names.ts';
import { valueText } from './value-text.ts';

/** The field with the act that somebody asked a second person for. */
const REQUESTED = 'requested';

interface AuditChangesProps {
  act: Pick<OperatorAct, 'before' | 'after' | 'labels'>;
}

/** What an act changed, in one line a field: 「状态：进行中 → 已暂停」. */
export function AuditChanges({ act: { before, after, labels } }: AuditChangesProps) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => {
    if (name === REQUESTED) return <div key={name}>请求：{actName(String(after?.[name]))}</div>;
    const label = labels[name] ?? fieldName(name);
    return (
      <div key={name}>
        {label}：{before ? `${valueText(before[name], label)} → ` : ''}
        {valueText(after?.[name], label)}
      </div>
    );
  });
}
