import { useReducedMotion } from '@mantine/hooks';
import { useEndHomeTour } from '@yayan/api-client/react';
import { Tour } from '@yayan/ui';
import { useState } from 'react';
import classes from './HomeTour.module.css';
import { rememberTour, tourTargets } from './home-tour.ts';

const labels = {
  skip: '跳过',
  back: '上一步',
  next: '下一步',
  close: '知道了',
  stepCounter: (current: number, total: number): string => `${current} / ${total}`,
};

const jumpTo = (part: Element): void => part.scrollIntoView({ block: 'center' });

/** The smooth scroll of the last step ends within this time. */
const lastStepMs = 1000;

/**
 * The tour scrolled to its parts and had the focus. When it ends, the page starts at the top again. With motion it scrolls
 * smoothly, because in Chromium a jump doesn't end the smooth scroll of the last step; where that one ends later and somewhere
 * else, the page goes on to the top.
 */
const startFromTop = (isStill: boolean): void => {
  const goUp = (): void => globalThis.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  goUp();
  const goOn = (): void => {
    if (globalThis.scrollY > 0) goUp();
  };
  document.addEventListener('scrollend', goOn, { once: true, signal: AbortSignal.timeout(lastStepMs) });
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
};

/** A tour of the home page in three steps, on the first visit (rule 10.22). It can be left at any step. */
export function HomeTour() {
  const [isActive, setActive] = useState(true);
  const still = useReducedMotion();
  const { mutate: end } = useEndHomeTour({
    mutation: { networkMode: 'online' },
    request: { quiet: true },
  });
  const close = (): void => {
    rememberTour();
    end();
    setActive(false);
    startFromTop(still);
  };
  return (
    <Tour
      active={isActive}
      onClose={close}
      labels={labels}
      withCloseButton={false}
      spotlightRadius={16}
      zIndex={300}
      {...(still && { scrollToHandler: jumpTo })}
      classNames={{
        tooltip: classes['tooltip'] ?? '',
        navigation: classes['navigation'] ?? '',
        navigationButton: classes['button'] ?? '',
      }}
    >
      <Tour.Step target={tourTargets.balance} title="金币都在这里">
        随时可以兑换，每一枚都查得到来处。
      </Tour.Step>
      <Tour.Step target={tourTargets.checkIn} title="每天签到一次">
        连续签到第 7 天，再送 1 张补签卡。
      </Tour.Step>
      <Tour.Step target={tourTargets.tasks} title="从这里开始答题" position="top">
        得多少金币、用时多久，开始前都写明。
      </Tour.Step>
    </Tour>
  );
}
