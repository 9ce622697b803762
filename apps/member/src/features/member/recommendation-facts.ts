import { JoinResult, type TaskCard } from '@yayan/api-client';
import { formatCount, formatMoment } from '@yayan/ui';

/** What a recommended task says about itself under its title. */
interface RecommendationFacts {
  meta: string[];
  promise: string | undefined;
  why: string | undefined;
  action: string;
}

const isText = (text: string | undefined): text is string => text !== undefined;

/** Only what the task declares; the promise only where a screening keeps it (design pages 1.0). */
export const recommendationFacts = (task: TaskCard): RecommendationFacts => {
  const isUnderWay = task.joinState === JoinResult.Incomplete;
  return {
    meta: [
      task.minutes === null ? undefined : `约 ${task.minutes} 分钟`,
      task.seatsLeft === null ? undefined : `剩 ${formatCount(task.seatsLeft)} 个名额`,
      task.endsAt === null ? undefined : `${formatMoment(task.endsAt)} 截止`,
    ].filter(isText),
    why: task.match?.why,
    promise: isUnderWay
      ? '答案已为你保留'
      : task.screeningMinutes === null
        ? undefined
        : `前 ${task.screeningMinutes} 分钟内告诉你是否入选`,
    action: isUnderWay ? '继续答题' : '看看任务',
  };
};
