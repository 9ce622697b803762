import { CloseButton } from '@yayan/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { deviceStorage } from '../entry-storage.ts';
import classes from './PlannedMaintenance.module.css';
import { announcement } from './announcement.ts';
import { hasBegun, maintenanceLine } from './maintenance-line.ts';

const tickMs = 15_000;
/** How often the server is asked while the line is shown. A dropped plan is heard of only by an answer. */
const askMs = 60_000;

/** The name of the entry with the span that somebody has read. A change of the span is news again. */
const readName = 'maintenance-read';

interface PlannedMaintenanceProps {
  /** The time by the server's clock, in ms since 1970. */
  serverNow: () => number;
  /** Makes a cheap call, whose answer says what is planned now. */
  ask: () => Promise<unknown>;
  /** What can't be done meanwhile, and what is kept: 「期间不能发言，已写的会保存」. */
  effect: string;
  /** Whether the page itself says what maintenance stops while it lasts: then the line would only cover its buttons. */
  pageSaysIt?: boolean;
}

/** The quiet line about maintenance that is near, until it is read, over or dropped (rule 8.9). */
export function PlannedMaintenance({ serverNow, ask, effect, pageSaysIt = false }: PlannedMaintenanceProps) {
  const span = useSyncExternalStore(announcement.subscribe, announcement.span);
  const [read, setRead] = useState(() => deviceStorage.read(readName));
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (span === undefined) return undefined;
    const look = (): void => setNow(serverNow());
    look();
    const timer = setInterval(look, tickMs);
    return () => clearInterval(timer);
  }, [span, serverNow]);
  const time = new Date(now);
  const isSaid = span === read || (pageSaysIt && hasBegun(span, time));
  const line = isSaid ? undefined : maintenanceLine(span, time);
  const isShown = line !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    const askAgain = (): void => {
      // A failure says nothing: the line stays, and the next call asks again.
      if (!document.hidden) ask().catch(() => undefined);
    };
    const timer = setInterval(askAgain, askMs);
    return () => clearInterval(timer);
  }, [isShown, ask]);
  const dismiss = (): void => {
    if (span === undefined) return;
    deviceStorage.write(readName, span);
    setRead(span);
  };
  // Render the region before its text: a screen reader announces only changes of a region that it knows.
  return (
    <output className={line === undefined ? undefined : classes['root']}>
      {line === undefined ? null : (
        <>
          <span>
            {line}，{effect}
          </span>
          <CloseButton size={44} iconSize={18} aria-label="知道了" onClick={dismiss} />
        </>
      )}
    </output>
  );
}
