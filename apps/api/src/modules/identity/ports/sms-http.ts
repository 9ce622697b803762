import type { Sms } from './sms.ts';

const PATIENCE_MS = 10_000;

/**
 * The gateway refused a message. The error holds only the HTTP status, because the gateway's answer may repeat the
 * mobile.
 */
class SmsGatewayError extends Error {
  override readonly name = 'SmsGatewayError';
}

/**
 * Sends text messages through the operator's own gateway, which has the contract with an SMS supplier (Aliyun, Tencent
 * …) and its keys. `POST <url>` with JSON `{ id, mobile, purpose, code, minutes }`, or `{ id, mobile, purpose, text }`
 * with the purpose `notice`, and `Idempotency-Key: <id>`. A 2xx answer within 10 s means that the gateway accepted the
 * message. In all other cases the job tries again with the same id.
 */
export function smsOverHttp(url: string): Sms {
  const post = async (message: Readonly<Record<string, unknown>> & { id: string }): Promise<void> => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': message.id },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new SmsGatewayError(`The message gateway answered ${answer.status}`);
  };
  return {
    send: async (message) => await post({ ...message }),
    notify: async ({ id, mobile, text }) => await post({ id, mobile, purpose: 'notice', text }),
  };
}
