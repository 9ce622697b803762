import { createHmac } from 'node:crypto';

/** The headers of Standard Webhooks. */
export interface WebhookHeaders {
  readonly 'webhook-id': string;
  /** Seconds since 1970. */
  readonly 'webhook-timestamp': string;
  /** One `v1,<base64>` for each key, so that a receiver can change keys at any time. */
  readonly 'webhook-signature': string;
}

/** Signs a body by Standard Webhooks. The keys are the bytes of the secrets. */
export function webhookHeaders(
  keys: readonly Uint8Array[],
  { id, body, at }: { id: string; body: string; at: Date },
): WebhookHeaders {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signed = keys.map(
    (key) => `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`,
  );
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signed.join(' ') };
}
