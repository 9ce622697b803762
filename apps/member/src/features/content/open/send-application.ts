import {
  applyForCooperation,
  applyForRecruitment,
  type ApplicationReceipt,
  type CooperationRequest,
  type RecruitRequest,
} from '@yayan/api-client';
import { intentionName } from '@yayan/site';
import { encryptField } from '../../../shell/client/encrypt-field.ts';
import { intentions } from '../../../shell/unsent/intentions.ts';

/** Sends an application so that it counts once. */
const send = async <Fields extends object, Body>(
  purpose: string,
  fields: Fields,
  body: (fields: Fields, freshKey: boolean) => Promise<Body>,
  apply: (body: Body, idempotencyKey: string) => Promise<ApplicationReceipt>,
): Promise<ApplicationReceipt> =>
  await intentions.carryOut(
    { name: async (chosen: Fields) => await intentionName(purpose, chosen), body, send: apply },
    fields,
  );

export type CooperationFields = Pick<CooperationRequest, 'company' | 'contact' | 'need'>;

export const sendCooperation = async (fields: CooperationFields): Promise<ApplicationReceipt> =>
  await send(
    'cooperate',
    fields,
    async (chosen, freshKey) => ({
      ...chosen,
      contact: await encryptField(chosen.contact, { freshKey }),
      consented: true as const,
    }),
    async (body, key) => await applyForCooperation(body, { idempotencyKey: key, quiet: true }),
  );

export type RecruitFields = Omit<RecruitRequest, 'consented'>;

export const sendRecruitment = async (fields: RecruitFields): Promise<ApplicationReceipt> =>
  await send(
    'recruit',
    fields,
    async (chosen, freshKey) => ({
      ...chosen,
      mobile: await encryptField(chosen.mobile, { freshKey }),
      consented: true as const,
    }),
    async (body, key) => await applyForRecruitment(body, { idempotencyKey: key, quiet: true }),
  );
