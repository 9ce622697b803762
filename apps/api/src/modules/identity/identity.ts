import type { Platform } from '../../platform/platform.ts';
import { createCodes, type Codes } from './codes.ts';
import { createEncryptedFields, type EncryptedFields } from './encrypted-fields.ts';
import { defineForgetExpired } from './forget-expired.ts';
import type { Sms } from './ports/sms.ts';
import { smsOverHttp } from './ports/sms-http.ts';
import { smsOutbox } from './ports/sms-outbox.ts';
import { createRegisterTickets, type RegisterTickets } from './register-tickets.ts';
import { createSessions, type Sessions } from './sessions.ts';

/** Who is who: what other areas sign people in with, and what the identity calls are made of. */
export interface Identity {
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly fields: EncryptedFields;
  readonly tickets: RegisterTickets;
}

/** Makes the identity area and defines its jobs: before the jobs start. */
export function createIdentity(platform: Platform, sms: Sms = configuredSms(platform)): Identity {
  const { keys } = platform;
  defineForgetExpired(platform);
  return {
    sessions: createSessions(platform),
    codes: createCodes(platform, sms),
    fields: createEncryptedFields(platform, [keys.fieldEncryption, ...keys.fieldEncryptionBefore]),
    tickets: createRegisterTickets(platform),
  };
}

function configuredSms(platform: Platform): Sms {
  const { sms, smsUrl } = platform.config;
  if (sms === 'outbox') return smsOutbox(platform);
  if (smsUrl === undefined) throw new Error('SMS_URL is required when SMS_ADAPTER is http');
  return smsOverHttp(smsUrl);
}
