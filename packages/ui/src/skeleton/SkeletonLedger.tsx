import { Skeleton } from '../mantine/skeleton.ts';
import { BoneLines } from './Bones.tsx';

/** Stands where a list of `LedgerRow` will be; 73 px a row. */
export function SkeletonLedger({ rows = 5 }: { rows?: number | undefined }) {
  return (
    <div>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} style={{ display: 'flex', gap: 12, height: 73, padding: '14px 0' }}>
          <Skeleton width={40} height={40} radius={12} style={{ flex: 'none' }} />
          <BoneLines count={2} />
          <Skeleton width={56} height={20} />
        </div>
      ))}
    </div>
  );
}
