const WITHIN_MS = 8_000;
/** Answers of providers are short. A longer one is not read to its end. */
const LONGEST_ANSWER_BYTES = 100_000;

export interface ProviderAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/** A provider gave no usable answer. The message contains no account, name, code or key. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault';
}

/**
 * Calls an external provider and resolves to its answer with any status, because each provider refuses in its own way.
 * It doesn't follow redirects, so that secrets go to the configured address only. Throws `ProviderFault` after 8 s, or
 * for an answer of more than 100 kB. The message repeats nothing of the request.
 */
export async function callProvider(url: URL, request: RequestInit): Promise<ProviderAnswer> {
  const place = `${url.host}${url.pathname.replaceAll(/\d{6,}/g, '…')}`;
  try {
    const response = await fetch(url, {
      ...request,
      redirect: 'error',
      signal: AbortSignal.timeout(WITHIN_MS),
    });
    const text = await shortText(response, place);
    return { status: response.status, headers: response.headers, text };
  } catch (error) {
    if (error instanceof ProviderFault) throw error;
    throw new ProviderFault(`${place} can't be reached: ${error instanceof Error ? error.name : 'unknown'}`);
  }
}

/** Reads up to the size limit. Leaving the loop closes the connection. */
async function shortText({ body }: Response, place: string): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const part of body) {
    bytes += part.byteLength;
    if (bytes > LONGEST_ANSWER_BYTES) throw new ProviderFault(`${place} answered too much`);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

/** An answer as JSON. Throws `ProviderFault` when it isn't JSON. */
export function jsonOf(provider: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderFault(`${provider} answered something else than JSON`);
  }
}
