import type { DecideTicketRequest } from '@yayan/console-client';

/** A verdict about an appeal, as operators read it. */
export type Verdict = DecideTicketRequest['input']['verdict'];

export const verdictNames: Readonly<Record<Verdict, string>> = {
  upheld: '维持原结果',
  reversed: '撤销原结果',
  partly: '部分调整',
};
