import { useIntersection } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { useMarkRead } from './use-mark-read.ts';

/** Marks the end of the answers loaded so far. Once it is on screen, all of them count as read. */
export function ReadMarker({ sectionId, responseId }: { sectionId: string; responseId: string }) {
  const { ref, entry } = useIntersection();
  const seen = entry?.isIntersecting ?? false;
  const marked = useRef<string>(undefined);
  const mark = useMarkRead(sectionId);
  useEffect(() => {
    if (!seen || marked.current === responseId) return;
    marked.current = responseId;
    mark(responseId);
  }, [seen, responseId, mark]);
  return <div ref={ref} style={{ height: 1 }} />;
}
