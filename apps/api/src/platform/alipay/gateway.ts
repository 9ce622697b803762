import { z } from 'zod';
import { isSigned, rawMember, signParameters } from './signature.ts';
import { callProvider, jsonOf, ProviderFault } from '../http-client/call-provider.ts';
import { formatTime } from '../calendar.ts';

/** An application at Alipay's open platform. */
export interface AlipayApplication {
  appId: string;
  /** The application's private key. It signs our requests. */
  privateKey: string;
  /** Alipay's public key. It checks Alipay's answers. */
  publicKey: string;
  gatewayUrl: string;
}

const signed = z.looseObject({ sign: z.string().min(1) });

/**
 * Calls one method of Alipay's gateway, signed with RSA2, and resolves to its answer, whether that is a success or a
 * refusal. Throws `ProviderFault` when there is no answer, or one that Alipay did not sign.
 */
export async function askAlipay(
  { appId, privateKey, publicKey, gatewayUrl }: AlipayApplication,
  at: Date,
  method: string,
  asked: Readonly<Record<string, string>>,
): Promise<unknown> {
  const parameters = {
    app_id: appId,
    method,
    format: 'JSON',
    charset: 'utf-8',
    sign_type: 'RSA2',
    timestamp: formatTime(at),
    version: '1.0',
    ...asked,
  };
  const url = new URL(gatewayUrl);
  // The gateway reads the character set from the address, before the form.
  url.searchParams.set('charset', 'utf-8');
  const form = new URLSearchParams({ ...parameters, sign: signParameters(parameters, privateKey) });
  const { status, text } = await callProvider(url, { method: 'POST', body: form });
  if (status !== 200) throw new ProviderFault(`Alipay answered ${status}`);
  const whole = signed.safeParse(jsonOf('Alipay', text));
  const raw = rawMember(text, `${method.replaceAll('.', '_')}_response`) ?? rawMember(text, 'error_response');
  if (raw === undefined || !whole.success) throw new ProviderFault('Alipay answered in an unknown form');
  if (!isSigned(raw, whole.data.sign, publicKey)) throw new ProviderFault('Alipay did not sign this answer');
  return jsonOf('Alipay', raw);
}
