import type { Platform } from '../../../platform/platform.ts';
import type { Email } from './email.ts';
import { emailOutbox } from './email-outbox.ts';
import { emailOverSmtp } from './email-smtp.ts';
import type { Sms } from './sms.ts';
import { smsOverAliyun } from './sms-aliyun.ts';
import { smsOverHttp } from './sms-http.ts';
import { smsOutbox } from './sms-outbox.ts';

/** The SMS adapter that the configuration names. */
export function configuredSms(platform: Platform): Sms {
  const { sms } = platform.config.delivery;
  if (sms.adapter === 'aliyun') return smsOverAliyun(sms, platform);
  return sms.adapter === 'http' ? smsOverHttp(sms.url) : smsOutbox(platform);
}

/** The e-mail adapter that the configuration names. */
export function configuredEmail(platform: Platform): Email {
  const { email } = platform.config.delivery;
  return email.adapter === 'smtp' ? emailOverSmtp(email) : emailOutbox(platform);
}
