import { useNear } from '@yayan/ui';
import type { ComponentType, ReactNode } from 'react';

interface LandingNearProps {
  /** The space reserved for the part. */
  place: string | undefined;
  part: ComponentType<{ isWanted?: boolean; fallback?: ReactNode }>;
}

/** A part far below the first screen. Its code and data are loaded once the visitor scrolls. */
export function LandingNear({ place, part: Part }: LandingNearProps) {
  const { ref, isNear } = useNear<HTMLDivElement>();
  return (
    <div ref={ref}>
      <Part isWanted={isNear} fallback={<div className={place} />} />
    </div>
  );
}
