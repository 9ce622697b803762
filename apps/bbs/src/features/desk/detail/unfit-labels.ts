import { ResponseUnfit } from '@yayan/api-client';

/** Why an answer doesn't count, for hosts (rule 6.46). */
export const unfitLabels: Readonly<Record<ResponseUnfit, string>> = {
  [ResponseUnfit.TooShort]: '内容过短',
  [ResponseUnfit.Repeated]: '与已有回答相同',
};
