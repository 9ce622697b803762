import {
  applyForCooperation,
  applyForRecruitment,
  type ApplicationReceipt,
  type CooperationRequest,
  type RecruitRequest,
} from '@yayan/api-client';
import { retryWithFreshKey } from '@yayan/site';
import { encryptField } from '../../../shell/client/encrypt-field.ts';
import { sendOnce } from '../../../shell/client/send-once.ts';

/** Sends an application so that it counts once. */
const send = async <Body>(
  purpose: string,
  chosen: object,
  makeBody: (freshKey: boolean) => Promise<Body>,
  apply: (body: Body, headers: { 'Idempotency-Key': string }) => Promise<ApplicationReceipt>,
): Promise<ApplicationReceipt> =>
  await retryWithFreshKey(
    async (freshKey) => await sendOnce(purpose, chosen, async () => await makeBody(freshKey), apply),
  );

export type CooperationFields = Pick<CooperationRequest, 'company' | 'contact' | 'need'>;

export const sendCooperation = async (fields: CooperationFields): Promise<ApplicationReceipt> =>
  await send(
    'cooperate',
    fields,
    async (freshKey) => ({
      ...fields,
      contact: await encryptField(fields.contact, { freshKey }),
      consented: true as const,
    }),
    async (body, headers) => await applyForCooperation(body, headers, { quiet: true }),
  );

export type RecruitFields = Omit<RecruitRequest, 'consented'>;

export const sendRecruitment = async (fields: RecruitFields): Promise<ApplicationReceipt> =>
  await send(
    'recruit',
    fields,
    async (freshKey) => ({
      ...fields,
      mobile: await encryptField(fields.mobile, { freshKey }),
      consented: true as const,
    }),
    async (body, headers) => await applyForRecruitment(body, headers, { quiet: true }),
  );
