import type { TaskExample, TaskType } from '@yayan/console-client';

/** A number field; empty while nothing is typed. */
export type Amount = number | '';

/** What a member hands in. */
export interface AsksValues {
  prompt: string;
  textMin: Amount;
  photosMin: Amount;
  photosMax: Amount;
  captionMin: Amount;
  examples: TaskExample[];
}

/** An attribute that members must have: an age, or one of some values. */
export interface WantedValues {
  /** `age`, or the key of an attribute. */
  key: string;
  label: string;
  from: Amount;
  to: Amount;
  anyOf: string[];
}

/** A task as the form has it: lists of texts one a line, lists of words with commas, empty for no limit. */
export interface TaskValues {
  hashId: string;
  module: string;
  type: string;
  title: string;
  cover: string;
  coins: Amount;
  credit: Amount;
  consolationCoins: Amount;
  declaredMinutes: Amount;
  screeningMinutes: Amount;
  devices: string[];
  cities: string;
  minimumQuality: Amount;
  networkLimit: Amount;
  seats: Amount;
  tags: string;
  startsAt: string;
  endsInDays: Amount;
  wanted: WantedValues[];
  description: string;
  steps: { title: string; text: string }[];
  dos: string;
  donts: string;
  quitting: string;
  sensitive: string;
  audience: string;
  recipient: string;
  thirdParty: boolean;
  items: string;
  purpose: string;
  consentRequired: boolean;
  policyUrl: string;
  country: string;
  licence: string;
  /** How members do the task, where its type leaves a choice. */
  does: 'survey' | 'browse' | 'trial';
  target: string;
  video: string;
  seconds: Amount;
  hours: Amount;
  application: AsksValues;
  proof: AsksValues;
  /** The questionnaire as SurveyJS JSON. */
  survey: string;
  screenOut: { when: string; reason: string }[];
  quotas: { name: string; when: string; limit: Amount }[];
  minimumSeconds: Amount;
  seatMinutes: Amount;
  attentionChecks: { question: string; expected: string }[];
  contradictions: { when: string; reason: string }[];
  prefill: { question: string; attribute: string; choices: string }[];
  /** The names of questions that may be declined, one a line. */
  mayDecline: string;
}

/** What members do in a task of a type: its content in the file. */
export type Content = 'survey' | 'welcome' | 'browse' | 'paipai' | 'trial' | 'video';

/** The types whose task a form makes. Hosts make discussion groups. */
export const filedTypes: readonly TaskType[] = [2, 0, 1, 3, 5, 6, 7];

const fixed: Readonly<Record<string, Content>> = {
  1: 'welcome',
  2: 'survey',
  5: 'paipai',
  6: 'trial',
  7: 'video',
};

/** The contents that a type leaves a choice of; none if it has one only. */
export const choicesOf = (type: string): readonly TaskValues['does'][] => {
  if (type === '0') return ['browse', 'survey'];
  return type === '3' ? ['trial', 'survey'] : [];
};

/** The content of a task with these values. */
export const contentOf = ({ type, does }: Pick<TaskValues, 'type' | 'does'>): Content => {
  const choices = choicesOf(type);
  return fixed[type] ?? (choices.includes(does) ? does : (choices[0] ?? 'survey'));
};

const HASH_LENGTH = 12;
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** A number for a new task. */
export const newHashId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(HASH_LENGTH))]
    .map((byte) => letters[byte % letters.length])
    .join('');

const asks: AsksValues = { prompt: '', textMin: 0, photosMin: 1, photosMax: 3, captionMin: 0, examples: [] };
const HOUR_MS = 3_600_000;

/** A questionnaire task for anybody, from the next hour on. */
export const newTask = (): TaskValues => ({
  hashId: newHashId(),
  module: '2',
  type: '2',
  title: '',
  cover: '',
  coins: 100,
  credit: 3,
  consolationCoins: 5,
  declaredMinutes: 5,
  screeningMinutes: '',
  devices: ['1', '2', '3'],
  cities: '',
  minimumQuality: 60,
  networkLimit: '',
  seats: 100,
  tags: '',
  startsAt: new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS).toISOString(),
  endsInDays: '',
  wanted: [],
  description: '',
  steps: [{ title: '', text: '' }],
  dos: '按真实情况作答',
  donts: '',
  quitting: '答案会自动保存，名额保留期间可随时回来继续。',
  sensitive: '',
  audience: '',
  recipient: '芽言',
  thirdParty: false,
  items: '本次问卷的答案',
  purpose: '汇总分析，不含手机号和姓名',
  consentRequired: false,
  policyUrl: '',
  country: '',
  licence: '',
  does: 'survey',
  target: '',
  video: '',
  seconds: 30,
  hours: 24,
  application: { ...asks, textMin: 15, photosMin: 0, photosMax: 0 },
  proof: asks,
  survey: '',
  screenOut: [],
  quotas: [],
  minimumSeconds: 60,
  seatMinutes: 30,
  attentionChecks: [],
  contradictions: [],
  prefill: [],
  mayDecline: '',
});
