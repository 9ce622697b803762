import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import type { NoticeMessage, Sms } from './sms.ts';

/** The values from Aliyun's SMS console. */
export interface AliyunSmsAccount {
  /** `https://dysmsapi.aliyuncs.com`, or a local server in tests. */
  url: string;
  accessKeyId: string;
  accessKeySecret: string;
  /** The approved 短信签名. */
  signName: string;
  /** The approved 短信模板, with the variables `code` and `minutes`. */
  templateCode: string;
  /** An approved 短信模板 with the variables `name`, `what` and `hash`. Without it only codes are sent. */
  noticeTemplateCode?: string | undefined;
}

/** A call to sign with Aliyun's signature version 3. */
export interface AliyunCall {
  host: string;
  action: string;
  version: string;
  /** `2026-11-21T08:30:00Z`. */
  date: string;
  nonce: string;
  query: Readonly<Record<string, string>>;
}

/** Aliyun refused a message. The error holds only status and code, because Aliyun's text may repeat the mobile. */
class AliyunSmsError extends Error {
  override readonly name = 'AliyunSmsError';
}

const PATIENCE_MS = 10_000;
const ALGORITHM = 'ACS3-HMAC-SHA256';
const answerSchema = z.object({ Code: z.string().regex(/^[A-Za-z0-9._]{1,80}$/) });

/** Sends text messages with Aliyun's SendSms, version 2017-05-25 (rule 2.8). */
export function smsOverAliyun(
  account: AliyunSmsAccount,
  { clock, random }: Pick<Platform, 'clock' | 'random'>,
): Sms {
  const { origin, host } = new URL(account.url);
  const submit = async (
    { id, mobile }: Pick<NoticeMessage, 'id' | 'mobile'>,
    templateCode: string,
    params: Readonly<Record<string, string>>,
  ): Promise<void> => {
    const call: AliyunCall = {
      host,
      action: 'SendSms',
      version: '2017-05-25',
      date: clock
        .now()
        .toISOString()
        .replace(/\.\d+Z$/, 'Z'),
      nonce: random.uuid(),
      query: {
        PhoneNumbers: mobile,
        SignName: account.signName,
        TemplateCode: templateCode,
        TemplateParam: JSON.stringify(params),
        OutId: id,
      },
    };
    const answer = await fetch(`${origin}/?${canonicalQuery(call.query)}`, {
      method: 'POST',
      headers: signedHeaders(call, account),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const said = answerSchema.safeParse(await answer.json().catch(() => null)).data?.Code;
    if (!answer.ok || said !== 'OK')
      throw new AliyunSmsError(`Aliyun answered ${answer.status} ${said ?? 'without a code'}`);
  };
  const { templateCode, noticeTemplateCode } = account;
  return {
    send: async (message) =>
      await submit(message, templateCode, { code: message.code, minutes: String(message.minutes) }),
    ...(noticeTemplateCode !== undefined && {
      notify: async (message) => await submit(message, noticeTemplateCode, message.params),
    }),
  };
}

/** The headers of a signed call without a body (version 3, RPC style: all parameters are in the query). */
export function signedHeaders(
  { host, action, version, date, nonce, query }: AliyunCall,
  { accessKeyId, accessKeySecret }: Pick<AliyunSmsAccount, 'accessKeyId' | 'accessKeySecret'>,
): Record<string, string> {
  const bodyHash = sha256('');
  const headers = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': date,
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  }; // Sorted by name, as the signature needs them.
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const request = ['POST', '/', canonicalQuery(query), lines.join(''), names, bodyHash].join('\n');
  const signature = createHmac('sha256', accessKeySecret)
    .update(`${ALGORITHM}\n${sha256(request)}`)
    .digest('hex');
  const authorization = `${ALGORITHM} Credential=${accessKeyId},SignedHeaders=${names},Signature=${signature}`;
  return { ...headers, authorization };
}

/** The query sorted by name and encoded by RFC 3986. */
function canonicalQuery(query: Readonly<Record<string, string>>): string {
  return Object.entries(query)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&');
}

function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
