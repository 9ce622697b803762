import { callApi, type SignedIn } from './member-client.ts';

/** A file that a member uploads. */
export interface FileToSend {
  module: string;
  extension: string;
  content: Uint8Array<ArrayBuffer>;
}

/** Uploads a file as the site does and resolves to its address; throws when the store refuses it. */
export const sendFile = async (
  api: string,
  { token }: SignedIn,
  { module, extension, content }: FileToSend,
): Promise<string> => {
  const asked = new URLSearchParams({ module, extension, size: String(content.length) });
  const { data, msg } = await callApi(api, `/v1/oss/policy?${asked.toString()}`, { token });
  if (data === null) throw new Error(`No leave to upload: ${msg}`);
  const { url, form, fileUrl } = data as { url: string; form: Record<string, string>; fileUrl: string };
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.append(name, value);
  body.append('file', new Blob([content]), `x.${extension}`);
  const answer = await fetch(new URL(url, api), { method: 'POST', body });
  if (!answer.ok) throw new Error(`The store answered ${answer.status}`);
  return fileUrl;
};

/** The signed address of a file, as a path; throws when there is none. */
export const signAddress = async (api: string, { token }: SignedIn, address: string): Promise<string> => {
  const { data, msg } = await callApi(api, `/v1/oss/sign?url=${encodeURIComponent(address)}`, {
    token,
  });
  if (data === null) throw new Error(`No address: ${msg}`);
  return (data as { url: string }).url;
};
