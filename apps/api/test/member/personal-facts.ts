import type { Asker } from '../calls/call-operation.ts';
import type { TestSystem } from '../system/test-system.ts';
import { ID_CONSENT_VERSION } from '../../src/modules/member/real-name/id-verification.ts';

/** Submits a name and an identity card's number. */
export async function verify(system: TestSystem, asker: Asker, number: string): Promise<void> {
  const name = await system.encrypted('王小明');
  const idNumber = await system.encrypted(number);
  const body = { name, idNumber, consentVersion: ID_CONSENT_VERSION, consented: true };
  await system.get('submitIdVerification', { body }, asker);
}

/** Saves an address with name and mobile. */
export async function saveAddress(system: TestSystem, asker: Asker): Promise<void> {
  const mobile = await system.encrypted('13812345678');
  const address = { name: '王小明', regionCode: '310101', detail: '南京东路 100 号', isDefault: true };
  await system.get('changeConsignees', { body: { action: 'save', mobile, ...address } }, asker);
}
