import { answerOfText, choicesOfText } from './answer-text.ts';
import { type Amount, type AsksValues, contentOf, type TaskValues } from './task-values.ts';

const numberOrNull = (value: Amount): number | null => (value === '' ? null : value);
/** A required number; without one the field is missing in the file, so that the check names it. */
const numberOf = (value: Amount): number | undefined => (value === '' ? undefined : value);
const textOrNull = (text: string): string | null => text.trim() || null;

/** The lines of a text, without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const wordsOf = (text: string): string[] =>
  text
    .split(/[,，、\s]+/u)
    .map((word) => word.trim())
    .filter((word) => word !== '');

const asksOf = ({ prompt, textMin, photosMin, photosMax, captionMin, examples }: AsksValues): object => ({
  prompt: prompt.trim(),
  textMin: numberOf(textMin),
  photosMin: numberOf(photosMin),
  photosMax: numberOf(photosMax),
  captionMin: numberOf(captionMin),
  ...(examples.length > 0 && { examples }),
});

/** The questionnaire that was pasted: SurveyJS JSON, alone or as `survey` of a file. Undefined if it is no JSON. */
export const readSurvey = (text: string): Record<string, unknown> | undefined => {
  try {
    const read: unknown = JSON.parse(text);
    if (typeof read !== 'object' || read === null) return undefined;
    const inner = 'survey' in read ? read.survey : read;
    return typeof inner === 'object' && inner !== null ? { ...inner } : undefined;
  } catch {
    return undefined;
  }
};

/** The name of the first page, which screens. */
export const firstPageOf = (survey: Record<string, unknown> | undefined): string => {
  const pages: unknown = survey?.['pages'];
  const first: unknown = Array.isArray(pages) ? pages[0] : undefined;
  if (typeof first !== 'object' || first === null || !('name' in first)) return 'page1';
  return typeof first.name === 'string' ? first.name : 'page1';
};

const prefillOf = ({ question, attribute, choices }: TaskValues['prefill'][number]): object => ({
  question,
  attribute,
  choices: choicesOfText(choices),
});

const surveyOf = (values: TaskValues): object => {
  const survey = readSurvey(values.survey);
  return {
    survey,
    host: {
      screening: { page: firstPageOf(survey), screenOut: values.screenOut },
      quotaCells: values.quotas.map(({ name, when, limit }) => ({ name, when, limit: numberOf(limit) })),
      minimumSeconds: numberOf(values.minimumSeconds),
      seatMinutes: numberOf(values.seatMinutes),
      attentionChecks: values.attentionChecks.map(({ question, expected }) => ({
        question,
        expected: answerOfText(expected),
      })),
      contradictions: values.contradictions,
      sensitive: linesOf(values.mayDecline),
      ...(values.prefill.length > 0 && { prefill: values.prefill.map(prefillOf) }),
    },
  };
};

const activityOf = (values: TaskValues): object => {
  const hours = numberOf(values.hours);
  const seconds = numberOf(values.seconds);
  const kind = contentOf(values);
  if (kind === 'browse') return { kind, target: values.target.trim(), seconds, hours };
  if (kind === 'video') return { kind, video: values.video.trim(), seconds, hours };
  if (kind === 'paipai') return { kind, proof: asksOf(values.proof), hours };
  return { kind, application: asksOf(values.application), proof: asksOf(values.proof), hours };
};

const wantedOf = ({ wanted }: TaskValues): object[] =>
  wanted.map(({ key, label, from, to, anyOf }) =>
    key === 'age'
      ? { kind: 'age', label: '年龄', from: numberOf(from), to: numberOf(to) }
      : { kind: 'attribute', label, key, anyOf },
  );

const taskOf = (values: TaskValues): object => ({
  hashId: values.hashId.trim(),
  module: Number(values.module),
  type: Number(values.type),
  devices: values.devices.map(Number).toSorted((a, b) => a - b),
  title: values.title.trim(),
  cover: textOrNull(values.cover),
  coins: numberOf(values.coins),
  credit: numberOf(values.credit),
  consolationCoins: numberOf(values.consolationCoins),
  declaredMinutes: numberOrNull(values.declaredMinutes),
  screeningMinutes: numberOrNull(values.screeningMinutes),
  cities: wordsOf(values.cities),
  minimumQuality: numberOf(values.minimumQuality),
  networkLimit: numberOrNull(values.networkLimit),
  seats: numberOrNull(values.seats),
  tags: wordsOf(values.tags),
  wanted: wantedOf(values),
  texts: {
    description: values.description.trim(),
    steps: values.steps.filter(({ title, text }) => title !== '' || text !== ''),
    dos: linesOf(values.dos),
    donts: linesOf(values.donts),
    quitting: values.quitting.trim(),
    sensitive: linesOf(values.sensitive),
    audience: values.audience.trim(),
    dataUse: {
      recipient: values.recipient.trim(),
      thirdParty: values.thirdParty,
      items: linesOf(values.items),
      purpose: values.purpose.trim(),
      consentRequired: values.consentRequired,
      policyUrl: textOrNull(values.policyUrl),
    },
  },
  ...(values.country.trim() !== '' && {
    client: {
      country: values.country.trim(),
      ...(values.licence.trim() !== '' && { licence: values.licence.trim() }),
    },
  }),
  startsAt: values.startsAt || undefined,
  endsInDays: numberOrNull(values.endsInDays),
});

/** The file of a task that a form describes. */
export const sourceOf = (values: TaskValues): string => {
  const content = contentOf(values);
  const part =
    content === 'survey' ? surveyOf(values) : content === 'welcome' ? {} : { activity: activityOf(values) };
  return JSON.stringify({ task: taskOf(values), ...part }, null, 2);
};

const moves: readonly (readonly [from: RegExp, to: string])[] = [
  [/^task\.texts\.dataUse\./u, ''],
  [/^task\.texts\./u, ''],
  [/^task\.client\./u, ''],
  [/^task\./u, ''],
  [/^activity\./u, ''],
  [/^host\.quotaCells\./u, 'quotas.'],
  [/^host\.screening\.screenOut\./u, 'screenOut.'],
  [/^host\.(?=minimumSeconds|seatMinutes|attentionChecks|contradictions|prefill)/u, ''],
  [/^host\.sensitive.*/u, 'mayDecline'],
];
const lists = /^(cities|tags|dos|donts|sensitive|items|devices)\.\d+$/u;

/** The field of the form that a field of the file belongs to. What has none belongs to the questionnaire. */
export const formFieldOf = (field: string): string => {
  for (const [from, to] of moves)
    if (from.test(field))
      return field
        .replace(from, to)
        .replace(lists, '$1')
        .replace(/(anyOf|choices)\..+$/u, '$1');
  return 'survey';
};
