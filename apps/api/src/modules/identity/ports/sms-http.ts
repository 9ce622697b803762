import type { Sms } from './sms.ts';

const PATIENCE_MS = 10_000;

/** The message gateway did not take a message. Carries its HTTP status only: an answer may repeat the mobile. */
class SmsGatewayError extends Error {
  override readonly name = 'SmsGatewayError';
}

/**
 * Text messages over a gateway of the operator's own, which holds the contract with an SMS supplier (Aliyun, Tencent …)
 * and its keys. `POST <url>` with JSON `{ id, mobile, purpose, code, minutes }` and `Idempotency-Key: <id>`; any 2xx
 * answer within 10 s means that the message is taken over. Everything else, and silence, is tried again with the same id.
 */
export function smsOverHttp(url: string): Sms {
  return {
    send: async (message) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': message.id },
        body: JSON.stringify(message),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new SmsGatewayError(`The message gateway answered ${answer.status}`);
    },
  };
}
