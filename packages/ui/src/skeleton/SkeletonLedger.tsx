import { Skeleton } from '../mantine/display/skeleton.ts';
import { BoneLines } from './Bones.tsx';

/** The skeleton of a list of `LedgerRow`, 77 px per row. */
export function SkeletonLedger({ rows = 5 }: { rows?: number | undefined }) {
  return (
    <div>
      {Array.from({ length: rows }, (_, row) => (
        <div
          key={row}
          style={{
            display: 'flex',
            gap: 'var(--mantine-spacing-sm)',
            height: 77,
            padding: 'var(--mantine-spacing-md) 0',
          }}
        >
          <Skeleton width={40} height={40} radius="md" style={{ flex: 'none' }} />
          <BoneLines count={2} />
          <Skeleton width={56} height={20} />
        </div>
      ))}
    </div>
  );
}
