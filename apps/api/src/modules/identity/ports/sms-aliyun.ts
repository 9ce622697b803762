import { createHash, createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Platform } from '../../../platform/platform.ts';
import type { Sms } from './sms.ts';

/** What Aliyun's console gives out for short messages. */
export interface AliyunSmsAccount {
  /** `https://dysmsapi.aliyuncs.com`, or a local server in tests. */
  url: string;
  accessKeyId: string;
  accessKeySecret: string;
  /** 短信签名, as approved. */
  signName: string;
  /** 短信模板 with the variables `code` and `minutes`, as approved. */
  templateCode: string;
}

/** A call as Aliyun's signature version 3 signs it. */
export interface AliyunCall {
  host: string;
  action: string;
  version: string;
  /** `2026-11-21T08:30:00Z`. */
  date: string;
  nonce: string;
  query: Readonly<Record<string, string>>;
}

/** Aliyun did not take a message. Carries its status and code only: its text may repeat the mobile. */
class AliyunSmsError extends Error {
  override readonly name = 'AliyunSmsError';
}

const PATIENCE_MS = 10_000;
const ALGORITHM = 'ACS3-HMAC-SHA256';
const answerSchema = z.object({ Code: z.string().regex(/^[A-Za-z0-9._]{1,80}$/) });

/** Text messages over Aliyun's SendSms, version 2017-05-25 (decisions §2). */
export function smsOverAliyun(
  account: AliyunSmsAccount,
  { clock, random }: Pick<Platform, 'clock' | 'random'>,
): Sms {
  const { origin, host } = new URL(account.url);
  return {
    send: async ({ id, mobile, code, minutes }) => {
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
          TemplateCode: account.templateCode,
          TemplateParam: JSON.stringify({ code, minutes: String(minutes) }),
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
    },
  };
}

/** The headers of a call without a body, with its signature (version 3, RPC style: everything is in the query). */
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
  }; // In the order of their names, as they are signed.
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const request = ['POST', '/', canonicalQuery(query), lines.join(''), names, bodyHash].join('\n');
  const signature = createHmac('sha256', accessKeySecret)
    .update(`${ALGORITHM}\n${sha256(request)}`)
    .digest('hex');
  const authorization = `${ALGORITHM} Credential=${accessKeyId},SignedHeaders=${names},Signature=${signature}`;
  return { ...headers, authorization };
}

/** The query in the order of its names, encoded as RFC 3986 says. */
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
