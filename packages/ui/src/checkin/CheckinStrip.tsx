import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../mantine/actions/button.tsx';
import { CheckinDayCell, type CheckinDay } from './CheckinDayCell.tsx';
import classes from './CheckinStrip.module.css';

/** Id of the check-in button, for links and the tour. */
export const checkInButtonId = 'check-in';

interface CheckinStripProps {
  /** Seven days, the current one among them. */
  days: readonly CheckinDay[];
  /** Days in a row up to now. */
  streak: number;
  /** The member has never checked in before, so no streak was broken. */
  isFirst?: boolean | undefined;
  /** What comes next: 「再签 3 天，得 50 金币」, or 「明天再来，+5」 once signed. */
  hint: string;
  /** Set while today can be signed. */
  onCheckIn?: (() => void) | undefined;
  pending?: boolean | undefined;
  /** Shown in the button's place once today is signed. */
  after?: ReactNode;
  /** A progress that a missed day doesn't reset: 「本月已签 12 天」. */
  children?: ReactNode;
}

/** Seven days as stamps. A missed day is shown without blame. */
export function CheckinStrip({
  days,
  streak,
  isFirst = false,
  hint,
  onCheckIn,
  pending = false,
  after,
  children,
}: CheckinStripProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const wasPressed = useRef(false);
  const isSigned = onCheckIn === undefined;
  // The pressed button is gone, so a keyboard user would lose their place: move the focus.
  useEffect(() => {
    if (!isSigned || !wasPressed.current) return;
    wasPressed.current = false;
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, [isSigned]);
  const press = (): void => {
    wasPressed.current = true;
    onCheckIn?.();
  };
  return (
    <section className={classes['root']} aria-label="签到">
      <div className={classes['head']}>
        <h2 ref={title} tabIndex={-1} className={classes['title']}>
          {streak > 0 ? `已连续签到 ${streak} 天` : isFirst ? '每天签到，领金币' : '从今天重新开始也很好'}
        </h2>
        <span className={classes['hint']}>{hint}</span>
      </div>
      <ol className={classes['days']}>
        {days.map((day) => (
          <CheckinDayCell key={day.label} day={day} />
        ))}
      </ol>
      {children || onCheckIn ? (
        <div className={classes['foot']}>
          <span className={classes['hint']}>{children}</span>
          {onCheckIn ? (
            <Button id={checkInButtonId} onClick={press} loading={pending}>
              签到
            </Button>
          ) : (
            after
          )}
        </div>
      ) : null}
    </section>
  );
}
