import { type TaskCard, TaskType } from '@yayan/api-client';

/** What a task is about, as far as there is a picture of it. */
export type Topic =
  | 'food'
  | 'drink'
  | 'way'
  | 'pet'
  | 'phone'
  | 'skin'
  | 'home'
  | 'basket'
  | 'parcel'
  | 'money'
  | 'brand'
  | 'talk'
  | 'camera'
  | 'video'
  | 'trial'
  | 'profile'
  | 'page'
  | 'sheet';

/** Words of a task's tags and title, the telling ones first. */
const words: readonly (readonly [RegExp, Topic])[] = [
  [/宠物|猫|狗/u, 'pet'],
  [/护肤|美妆|个护/u, 'skin'],
  [/快递|物流/u, 'parcel'],
  [/买菜|超市|购物/u, 'basket'],
  [/手机|数码|应用/u, 'phone'],
  [/出行|通勤|交通|城市/u, 'way'],
  [/咖啡|茶|饮料|饮品|试喝/u, 'drink'],
  [/家庭|娱乐|居家/u, 'home'],
  [/记账|理财|金融/u, 'money'],
  [/饮食|早餐|美食|外卖/u, 'food'],
  [/品牌|广告/u, 'brand'],
];

/** Types of which the kind of work says more than the topic. */
const ownTypes: Partial<Record<TaskType, Topic>> = {
  [TaskType.Welcome]: 'profile',
  [TaskType.DiscussionGroup]: 'talk',
  [TaskType.Paipai]: 'camera',
  [TaskType.WatchVideo]: 'video',
};

const otherTypes: Partial<Record<TaskType, Topic>> = {
  [TaskType.PrizeTrial]: 'trial',
  [TaskType.AppTrial]: 'phone',
  [TaskType.Questionnaire]: 'sheet',
};

/** The topic of a task: by its kind of work, by its tags, then by its title. */
export const topicOf = ({ type, tags, title }: Pick<TaskCard, 'type' | 'tags' | 'title'>): Topic => {
  const own = ownTypes[type];
  if (own !== undefined) return own;
  for (const text of [title, tags.join(' ')]) {
    const [, topic] = words.find(([word]) => word.test(text)) ?? [];
    if (topic !== undefined) return topic;
  }
  return otherTypes[type] ?? 'page';
};
