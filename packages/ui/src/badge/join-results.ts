import {
  IconBolt,
  IconCheck,
  IconClockX,
  IconCookieOff,
  IconDoorExit,
  IconHourglass,
  IconMapPinOff,
  IconNetworkOff,
  IconUserSearch,
  IconUsers,
} from '@tabler/icons-react';
import type { PlantStage } from '../art/Plant.tsx';
import type { BadgeState } from './StateBadge.tsx';

/** The look of a result: its badge, and picture and title of its page. The page writes the line under them itself. */
interface JoinResultLook extends Omit<BadgeState, 'label'> {
  stage: PlantStage;
  title: string;
}

/** Looks of a participation's results, by number (rule 3.4). The API document contains their labels. */
export const joinResults = {
  0: { tone: 'blue', icon: IconHourglass, stage: 'leaves', title: '还差一点就答完了' },
  1: { tone: 'green', icon: IconCheck, stage: 'ear', title: '答完啦，谢谢你的想法' },
  2: {
    tone: 'grey',
    icon: IconUserSearch,
    help: '你的回答没问题，只是这次需要的人群不同',
    stage: 'sprout',
    title: '这次没有入选',
  },
  3: { tone: 'grey', icon: IconUsers, stage: 'flower', title: '这次名额已满' },
  4: { tone: 'red', icon: IconBolt, stage: 'withered', title: '答得有点快' },
  5: { tone: 'red', icon: IconNetworkOff, stage: 'umbrella', title: '当前网络不符合要求' },
  6: { tone: 'red', icon: IconCookieOff, stage: 'umbrella', title: '浏览器拦截了必要的 Cookie' },
  7: { tone: 'grey', icon: IconMapPinOff, stage: 'seed', title: '你所在城市不在这次范围内' },
  8: { tone: 'grey', icon: IconClockX, stage: 'withered', title: '这次答题超时了' },
} as const satisfies Record<number, JoinResultLook>;

type Result = keyof typeof joinResults;
/** The reason of a result 4 (too fast, or a failed attention check) or 8 (given up by the member). */
type Cause = 'time' | 'attention' | 'givenUp' | 'left' | null;

/** What a cause changes in the look of its result. */
const causes: Partial<
  Record<NonNullable<Cause>, Pick<JoinResultLook, 'title'> & Partial<JoinResultLook> & { label: string }>
> = {
  attention: { label: '未按要求作答', title: '有道题没按要求选' },
  givenUp: { label: '已放弃', title: '你放弃了这次任务', icon: IconDoorExit, stage: 'seed' },
  left: { label: '已退出', title: '你退出了这个讨论小组', icon: IconDoorExit, stage: 'seed' },
};

/** The badge of one result with its label. */
export const joinResultBadge = (result: Result, label: string, cause: Cause): BadgeState => {
  const { tone, icon, ...more } = joinResults[result];
  const help = 'help' in more ? { help: more.help } : {};
  const changed = cause === null ? undefined : causes[cause];
  return { tone, icon: changed?.icon ?? icon, ...help, label: changed?.label ?? label };
};

/** Picture and title of one result page. */
export const joinResultView = (result: Result, cause: Cause): Pick<JoinResultLook, 'stage' | 'title'> => {
  const { stage, title } = { ...joinResults[result], ...(cause === null ? {} : causes[cause]) };
  return { stage, title };
};
