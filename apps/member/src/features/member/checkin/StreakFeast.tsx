import { Button, Coin, formatCount, Plant, Sheet } from '@yayan/ui';
import classes from './StreakFeast.module.css';

interface StreakFeastProps {
  /** The coins of the day; undefined once the feast is over. */
  coins: number | undefined;
  /** The length of a whole streak. */
  days: number;
  onClose: () => void;
}

const FALLING = 9;

/** The feast of a whole streak (rule 4.8): a flower in a shower of coins, which stands still with reduced motion. */
export function StreakFeast({ coins, days, onClose }: StreakFeastProps) {
  return (
    <Sheet opened={coins !== undefined} onClose={onClose} title={`连续签到 ${days} 天`}>
      <div className={classes['root']}>
        <div className={classes['scene']} aria-hidden="true">
          {Array.from({ length: FALLING }, (_, place) => (
            <span
              key={place}
              className={classes['coin']}
              style={{
                insetInlineStart: `${(place * 37) % 96}%`,
                animationDelay: `${(place * 190) % 1100}ms`,
              }}
            >
              <Coin size={place % 2 === 0 ? 20 : 28} />
            </span>
          ))}
          <Plant stage="flower" />
        </div>
        <p className={classes['coins']}>+{formatCount(coins ?? 0)} 金币</p>
        <p className={classes['text']}>还送你 1 张补签卡，30 天内有效。明天开始新的一轮。</p>
        <Button fullWidth size="lg" onClick={onClose}>
          收下
        </Button>
      </div>
    </Sheet>
  );
}
