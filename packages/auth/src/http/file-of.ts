import type { ResponseType } from './response-type.ts';
import { fileNameOf } from './file-name.ts';

const mayBeEnvelope = (headers: Headers): boolean =>
  /json/.test(headers.get('content-type') ?? '') &&
  !/^attachment/i.test(headers.get('content-disposition') ?? '');

/**
 * A download in the requested form: text, bytes, or a `File` with the name from the server. A refused download contains an
 * envelope, which is returned unchanged.
 */
export const fileOf = async (
  blob: Blob,
  wanted: ResponseType,
  headers: Headers,
  envelopeIn: (text: string) => unknown,
): Promise<unknown> => {
  const envelope = mayBeEnvelope(headers) ? envelopeIn(await blob.text()) : undefined;
  if (envelope) return envelope;
  if (wanted === 'text') return blob.text();
  if (wanted === 'arraybuffer') return blob.arrayBuffer();
  const name = fileNameOf(headers.get('content-disposition'));
  return name ? new File([blob], name, { type: blob.type }) : blob;
};
