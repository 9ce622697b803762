import { useNear } from '@yayan/ui';
import { type ReactNode, Suspense } from 'react';

interface LandingNearProps {
  /** Keeps the room that the part will take. */
  place: string | undefined;
  children: ReactNode;
}

/** A part far below the first screen. Its code and data are loaded once the visitor scrolls. */
export function LandingNear({ place, children }: LandingNearProps) {
  const { ref, isNear } = useNear<HTMLDivElement>();
  const room = <div className={place} />;
  return <div ref={ref}>{isNear ? <Suspense fallback={room}>{children}</Suspense> : room}</div>;
}
