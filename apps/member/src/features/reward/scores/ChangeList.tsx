import type { CreditKind } from '@yayan/api-client';
import { CursorList } from '@yayan/site';
import { EmptyState, formatPast, LedgerRow, SkeletonLedger } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { RowProblem } from '../../../shell/notices/RowProblem.tsx';
import { serverDate } from '../../../shell/client/server-date.ts';
import { changeNote } from './change-note.ts';
import { ChangeSheet } from './ChangeSheet.tsx';
import classes from './scores.module.css';
import { useChange } from './use-change.ts';
import { useChanges } from './use-changes.ts';

interface ChangeListProps {
  kind: CreditKind;
  /** The text of the empty state: 「当前暂无质量分记录」. */
  empty: string;
  /** Shows only the newest few. */
  brief?: boolean | undefined;
}

/** The changes of a score, each with its reason and rule (rule 4.11). `?row=` opens one. */
export function ChangeList({ kind, empty, brief = false }: ChangeListProps) {
  const changes = useChanges(kind, brief ? 5 : 30);
  const [search, setSearch] = useSearchParams();
  const { items, query } = changes;
  const opened = useChange(kind, search.get('row'), { items, isPending: query.isPending });
  const close = (): void => setSearch({}, { replace: true });
  return (
    <>
      <CursorList
        list={changes}
        skeleton={<SkeletonLedger rows={brief ? 3 : 6} />}
        empty={<EmptyState content={empty} />}
        brief={brief}
      >
        <ul className={classes['rows']}>
          {items.map((row) => (
            <LedgerRow
              key={row.id}
              title={row.reason}
              time={formatPast(row.createdAt)}
              amount={row.amount}
              note={changeNote(row, serverDate())}
              href={`?row=${row.id}`}
            />
          ))}
        </ul>
      </CursorList>
      <ChangeSheet row={opened.row} onClose={close} />
      <RowProblem problem={opened.problem} onClose={close} />
    </>
  );
}
