import type { CreditKind, CreditRow } from '@yayan/api-client';
import { useListCredits } from '@yayan/api-client/react';
import { isRowId } from '../../../shell/client/row-id.ts';
import { rowProblem } from '../../../shell/notices/row-problem.ts';
import type { RowProblemState } from '../../../shell/notices/RowProblem.tsx';

/** The change that the address names: a loaded one, or one fetched by itself, whatever its age. */
export const useChange = (
  kind: CreditKind,
  id: string | null,
  { items, isPending }: { items: readonly CreditRow[]; isPending: boolean },
): { row: CreditRow | undefined; problem: RowProblemState | undefined } => {
  const loaded = items.find((row) => row.id === id);
  const isAsked = isRowId(id) && !loaded && !isPending;
  const found = useListCredits({ kind, row: id ?? '', limit: 1 }, { query: { enabled: isAsked } });
  const row = loaded ?? (isAsked ? found.data?.items[0] : undefined);
  const problem = rowProblem(id, { isFound: row !== undefined, isAsked, isPending, asked: found });
  return { row, problem };
};
