import type { TaskOutcome } from '@yayan/api-client';
import { Card, type Fact, FactList, formatCount, SectionHeading } from '@yayan/ui';

const coins = (count: number): string => (count === 0 ? '没有金币' : `${formatCount(count)} 金币`);

/** From here on the card says how many consolations the day has left. */
const FEW_LEFT = 3;

/** When the coins of a complete arrive. */
const arrivalText = ({ arrival, arrivalDays }: TaskOutcome): string => {
  const latest = arrivalDays === null ? '' : `，最晚 ${arrivalDays} 天`;
  if (arrival === 'partner') return `合作方确认后到账${latest}`;
  if (arrival === 'review') return '审核通过后到账';
  if (arrival === 'newcomer')
    return `整份晚 ${arrivalDays ?? 0} 天到账：注册第一周，每天直接到账的问卷金币有上限，这份会超过今天的上限`;
  return '提交后马上到账';
};

/** What somebody who isn't taken gets. Both results pay the same, unless the task says otherwise. */
const consolationFacts = ({ screenedOut, quotaFull, today }: TaskOutcome): readonly Fact[] => {
  const { consolationsLeft, consolationsADay } = today;
  const why =
    consolationsLeft === 0
      ? `，今天的 ${consolationsADay} 次感谢金币已用完，明天 0 点恢复`
      : consolationsLeft <= FEW_LEFT && screenedOut > 0
        ? `，今天还剩 ${consolationsLeft} 次`
        : '';
  return screenedOut === quotaFull
    ? [['没入选', `${coins(screenedOut)}，名额已满也一样${why}`]]
    : [
        ['没入选', `${coins(screenedOut)}${why}`],
        ['名额已满', `${coins(quotaFull)}${why}`],
      ];
};

/** What a day of many screen-outs leads to (rule 3.40). */
const enoughText = ({ today }: TaskOutcome): string => {
  const { screenOuts, enoughScreenOuts, enoughMinutes, comfortCoins, onlyHighMatches } = today;
  const isEnough = screenOuts >= enoughScreenOuts || today.screenedMinutes >= enoughMinutes;
  if (isEnough)
    return `今天已有 ${screenOuts} 次，感谢金币送过了${onlyHighMatches ? '；任务大厅今天只推荐很匹配的问卷' : ''}`;
  const soFar = screenOuts > 0 ? `（今天已有 ${screenOuts} 次）` : '';
  return `一天满 ${enoughScreenOuts} 次，或合计 ${enoughMinutes} 分钟，另送 ${comfortCoins} 感谢金币${soFar}`;
};

/** 「约 10 人中 4 人」: of a hundred people, in tens. */
const chanceText = ({ screened, taken }: NonNullable<TaskOutcome['chance']>): string => {
  const inTen = Math.round((taken / screened) * 10);
  const share = inTen === 0 && taken > 0 ? '不到 1' : inTen === 10 && taken < screened ? '9' : String(inTen);
  return `约 10 人中 ${share} 人入选（最近 ${screened} 人）`;
};

const reversalText = ({ completes, reversed }: NonNullable<TaskOutcome['reversal']>): string =>
  reversed === 0
    ? `近 90 天 ${formatCount(completes)} 份完成，没有收回过`
    : `近 90 天 ${formatCount(completes)} 份完成里收回过 ${formatCount(reversed)} 份`;

/** What each result means, until one has come (rule 3.37). */
export function OutcomeCard({ outcome }: { outcome: TaskOutcome }) {
  const { chance, reversal } = outcome;
  const facts: readonly Fact[] = [
    ['完成', coins(outcome.complete)],
    ...consolationFacts(outcome),
    ['多次没入选', enoughText(outcome)],
    outcome.arrival === 'atOnce' || outcome.arrival === 'newcomer'
      ? ['不能计入', '检查题没有按要求选，或答得太快，没有金币']
      : null,
    ['到账', arrivalText(outcome)],
    chance === null ? null : ['入选机会', chanceText(chance)],
    reversal === null ? null : ['事后收回', `${reversalText(reversal)}。收回都写明理由，可以申诉`],
  ];
  return (
    <Card component="section" aria-labelledby="outcome">
      <SectionHeading id="outcome" title="每种结果会怎样" />
      <FactList facts={facts} />
    </Card>
  );
}
