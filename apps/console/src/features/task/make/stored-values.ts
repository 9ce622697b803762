import { textOfAnswer, textOfChoices } from './answer-text.ts';
import { type Amount, newHashId, newTask, type TaskValues, type WantedValues } from './task-values.ts';

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const amountOf = (value: unknown): Amount => (typeof value === 'number' ? value : '');
const joined = (value: unknown, by: string): string => listOf(value).map(String).join(by);

const asksOf = (value: unknown): TaskValues['proof'] => {
  const asks = fieldsOf(value);
  return {
    prompt: textOf(asks['prompt']),
    textMin: amountOf(asks['textMin']),
    photosMin: amountOf(asks['photosMin']),
    photosMax: amountOf(asks['photosMax']),
    captionMin: amountOf(asks['captionMin']),
    examples: listOf(asks['examples'])
      .map(fieldsOf)
      .map(({ picture, caption, kind }) => ({
        picture: textOf(picture),
        caption: textOf(caption),
        kind: kind === 'bad' ? 'bad' : 'good',
      })),
  };
};

const wantedOf = (value: unknown): WantedValues => {
  const one = fieldsOf(value);
  return {
    key: one['kind'] === 'age' ? 'age' : textOf(one['key']),
    label: textOf(one['label']),
    from: amountOf(one['from']),
    to: amountOf(one['to']),
    anyOf: listOf(one['anyOf']).map(String),
  };
};

/** The form's values of a task's texts. */
const textsOf = (texts: Fields): Partial<TaskValues> => {
  const use = fieldsOf(texts['dataUse']);
  return {
    description: textOf(texts['description']),
    steps: listOf(texts['steps'])
      .map(fieldsOf)
      .map((step) => ({ title: textOf(step['title']), text: textOf(step['text']) })),
    dos: joined(texts['dos'], '\n'),
    donts: joined(texts['donts'], '\n'),
    quitting: textOf(texts['quitting']),
    sensitive: joined(texts['sensitive'], '\n'),
    audience: textOf(texts['audience']),
    recipient: textOf(use['recipient']),
    thirdParty: use['thirdParty'] === true,
    items: joined(use['items'], '\n'),
    purpose: textOf(use['purpose']),
    consentRequired: use['consentRequired'] === true,
    policyUrl: textOf(use['policyUrl']),
  };
};

const conditionOf = ({ when, reason }: Fields) => ({ when: textOf(when), reason: textOf(reason) });

/** The form's values of a questionnaire and its rules. */
const surveyOf = (survey: unknown, host: Fields): Partial<TaskValues> => {
  const { screening, quotaCells, minimumSeconds, seatMinutes } = host;
  return {
    does: 'survey',
    survey: JSON.stringify(survey, null, 2),
    screenOut: listOf(fieldsOf(screening)['screenOut']).map(fieldsOf).map(conditionOf),
    quotas: listOf(quotaCells)
      .map(fieldsOf)
      .map((cell) => ({
        name: textOf(cell['name']),
        when: textOf(cell['when']),
        limit: amountOf(cell['limit']),
      })),
    minimumSeconds: amountOf(minimumSeconds),
    seatMinutes: amountOf(seatMinutes),
    attentionChecks: listOf(host['attentionChecks'])
      .map(fieldsOf)
      .map(({ question, expected }) => ({ question: textOf(question), expected: textOfAnswer(expected) })),
    contradictions: listOf(host['contradictions']).map(fieldsOf).map(conditionOf),
    prefill: listOf(host['prefill'])
      .map(fieldsOf)
      .map(({ question, attribute, choices }) => ({
        question: textOf(question),
        attribute: textOf(attribute),
        choices: textOfChoices(fieldsOf(choices)),
      })),
    mayDecline: joined(host['sensitive'], '\n'),
  };
};

const activityOf = (activity: Fields): Partial<TaskValues> => ({
  does: activity['kind'] === 'browse' ? 'browse' : 'trial',
  target: textOf(activity['target']),
  video: textOf(activity['video']),
  seconds: amountOf(activity['seconds']),
  hours: amountOf(activity['hours']),
  application: asksOf(activity['application']),
  proof: asksOf(activity['proof']),
});

/** The form's values of the file of a task that is there. A copy gets a number of its own, and starts now. */
export const storedValues = (source: string, isCopy: boolean): TaskValues => {
  const { task: seed, survey, host, activity } = fieldsOf(JSON.parse(source));
  const task = fieldsOf(seed);
  const client = fieldsOf(task['client']);
  const fresh = newTask();
  return {
    ...fresh,
    hashId: isCopy ? newHashId() : textOf(task['hashId']),
    module: String(task['module']),
    type: String(task['type']),
    title: textOf(task['title']),
    cover: textOf(task['cover']),
    coins: amountOf(task['coins']),
    credit: amountOf(task['credit']),
    consolationCoins: amountOf(task['consolationCoins']),
    declaredMinutes: amountOf(task['declaredMinutes']),
    screeningMinutes: amountOf(task['screeningMinutes']),
    devices: listOf(task['devices']).map(String),
    cities: joined(task['cities'], '、'),
    minimumQuality: amountOf(task['minimumQuality']),
    networkLimit: amountOf(task['networkLimit']),
    seats: amountOf(task['seats']),
    tags: joined(task['tags'], '、'),
    startsAt: isCopy ? fresh.startsAt : textOf(task['startsAt']),
    endsInDays: amountOf(task['endsInDays']),
    wanted: listOf(task['wanted']).map(wantedOf),
    country: textOf(client['country']),
    licence: textOf(client['licence']),
    ...textsOf(fieldsOf(task['texts'])),
    ...(activity === undefined ? {} : activityOf(fieldsOf(activity))),
    ...(survey === undefined ? {} : surveyOf(survey, fieldsOf(host))),
  };
};
