import type { DataOf } from '@yayan/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { Asker } from '../calls/call-operation.ts';
import type { TestSystem } from '../system/test-system.ts';

/** Requests the deletion of an account with an SMS check. */
export async function askToClose(
  system: TestSystem,
  asker: Asker,
  mobile: string,
): Promise<DataOf<'requestAccountClosing'>> {
  const checkTicket = await system.checkTicket('closeAccount', mobile, asker);
  return await system.get('requestAccountClosing', { body: { checkTicket } }, asker);
}

/** Runs the job that deletes the accounts whose 7 days are over. */
export async function closeDue(system: TestSystem): Promise<void> {
  await system.platform.jobs.handlerOf('member.close-accounts')?.({}, { id: 'run', attempt: 0 });
}

/** Fetches the export file, or the refusal. */
export async function exportOf(
  system: TestSystem,
  asker: Asker,
  checkTicket: string,
): Promise<LightMyRequestResponse> {
  return await system.app.server.inject({
    method: 'POST',
    url: '/api/v1/users/export',
    headers: { 'z-token': `Bearer ${asker.token ?? ''}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ checkTicket }),
  });
}
