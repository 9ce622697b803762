import type { TaskDay } from '@yayan/api-client';
import { Alert } from '@yayan/ui';

/** What a used-up day no longer promises, one sentence a fact; none on other days. */
const facts = ({
  consolationsLeft,
  consolationsADay,
  screenOuts,
  comfortCoins,
  onlyHighMatches,
}: TaskDay): string[] =>
  [
    onlyHighMatches
      ? `今天已有 ${screenOuts} 次没入选，送过你 ${comfortCoins} 感谢金币。今天接下来只推荐和你很匹配的问卷，其他任务照常。`
      : '',
    consolationsLeft === 0
      ? `今天的 ${consolationsADay} 次感谢金币已用完：今天再没入选就没有金币了，明天 0 点恢复。`
      : '',
  ].filter((fact) => fact !== '');

/** Says above the wall what the day no longer pays or offers (rule 3.40). Nothing on other days. */
export function DayNotice({ today }: { today: TaskDay }) {
  const texts = facts(today);
  return texts.length === 0 ? null : (
    <Alert color="gold" mb="md">
      {texts.map((text) => (
        <p key={text} style={{ margin: 0 }}>
          {text}
        </p>
      ))}
    </Alert>
  );
}
