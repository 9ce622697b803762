import type { OperatorPartner } from '@yayan/console-client';

/** The kinds of partners in words. */
export const partnerKinds: Readonly<Record<OperatorPartner['kind'], string>> = {
  supplier: '供应商',
  panel: '样本库',
  agent: '代理',
};
