import type { TestSystem } from '../system/test-system.ts';
import { consoleCall, signInOperator } from './console-calls.ts';

type BenefitAct =
  | 'setBenefitSale'
  | 'setBenefitTimes'
  | 'setBenefitPrice'
  | 'setBenefitTexts'
  | 'setBenefitLimits'
  | 'setBenefitPictures'
  | 'changeBenefitStock'
  | 'addBenefitChoice'
  | 'renameBenefitChoice'
  | 'removeBenefitChoice'
  | 'importCardCodes'
  | 'withdrawCardCodes';

/** Signs somebody of finance in, who reads and changes benefits in the console. */
export const openBenefitDesk = async (system: TestSystem) => {
  const finance = await signInOperator(system, 'finance');
  const act = async (name: BenefitAct, id: string, input: object, more: object = {}) => {
    const body = { input, reason: '供应商改了', ...more };
    return await consoleCall(system, name, { params: { id }, body, key: system.key() }, finance);
  };
  const read = async (id: string) =>
    (await consoleCall(system, 'getOperatorBenefit', { params: { id } }, finance)).data;
  const list = async (query: Record<string, string | number | boolean> = {}) =>
    (await consoleCall(system, 'listOperatorBenefits', { query }, finance)).data;
  return { act, read, list };
};
