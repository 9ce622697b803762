import { Skeleton } from '../mantine/skeleton.ts';

/** Stands where a table's rows will be; 48 px a row. */
export function SkeletonTable({
  rows = 5,
  columns = 4,
}: {
  rows?: number | undefined;
  columns?: number | undefined;
}) {
  return (
    <div>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} style={{ display: 'flex', alignItems: 'center', gap: 24, height: 48 }}>
          {Array.from({ length: columns }, (_cell, column) => (
            <Skeleton key={column} height={14} style={{ flex: column === 0 ? 2 : 1 }} />
          ))}
        </div>
      ))}
    </div>
  );
}
