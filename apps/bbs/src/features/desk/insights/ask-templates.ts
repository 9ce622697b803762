import { RadarKind } from '@yayan/api-client';

/** The initial text of a follow-up, for each reason. */
export const askTemplates: Readonly<Record<RadarKind, string>> = {
  [RadarKind.Unanswered]: '上一个追问还想听听你的想法，方便的时候补充一句就好。',
  [RadarKind.Thin]: '能再多说一点吗？比如当时的情形，或者你为什么这样选。',
  [RadarKind.Contradicted]: '你的投票和回答里提到的不太一样，能说说是怎么考虑的吗？',
  [RadarKind.Silent]: '',
};

/** The follow-up text that an address asks for. */
export const templateOf = (kind: string | undefined): string | undefined =>
  Object.values(RadarKind)
    .filter((one) => one === kind)
    .map((one) => askTemplates[one])[0];
