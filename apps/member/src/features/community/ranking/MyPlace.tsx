import { type OwnPlace, RankingChoice } from '@yayan/api-client';
import classes from './Ranking.module.css';

/** The member's own place and the next goal, which stays in view while they scroll. */
export function MyPlace({ mine, choice }: { mine: OwnPlace | null; choice: RankingChoice }) {
  return (
    <aside className={classes['mine']} aria-label="我的名次">
      {mine === null ? (
        <p>
          {choice === RankingChoice.Hidden
            ? '你选择了不展示，榜单里没有你。'
            : '你还没有上榜，完成一份问卷、金币到账后就有名次。'}
        </p>
      ) : (
        <p>
          你第 <b>{mine.place}</b> 名，{mine.score} 分
          {mine.next === null
            ? '，就在最前面。'
            : `，再答 ${mine.next.surveys} 份左右可进前 ${mine.next.place}。`}
        </p>
      )}
    </aside>
  );
}
