import type { DataOf, UploadModule } from '@yayan/contract';
import { photo } from '../file/upload-world.ts';
import type { Asker } from '../calls/call-operation.ts';
import type { TestSystem } from '../system/test-system.ts';
import type { Hosting } from './hosting.ts';

/** Uploads a file like the guide editor, and returns its key. */
export async function uploadAsHost(
  { system, host, groupId }: Hosting,
  content: Uint8Array,
  extension = 'jpg',
): Promise<string> {
  const asked = { params: { groupId }, query: { extension, size: content.length } };
  return await send(system, await system.get('getGuideUploadForm', asked, host), content);
}

/** Uploads a file like a person on a site, and returns its key. */
export async function uploadTo(
  system: TestSystem,
  asker: Asker,
  content: Uint8Array,
  { extension = 'jpg', module = 'group' }: { extension?: string; module?: UploadModule } = {},
): Promise<string> {
  const query = { module, extension, size: content.length };
  return await send(system, await system.get('getUploadPolicy', { query }, asker), content);
}

async function send(
  system: TestSystem,
  { form, url }: DataOf<'getUploadPolicy'>,
  content: Uint8Array,
): Promise<string> {
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.append(name, value);
  data.append('file', new Blob([Uint8Array.from(content)]));
  const encoded = new Response(data);
  const { statusCode } = await system.app.server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  if (statusCode !== 200) throw new Error(`The store refused the form with ${statusCode}`);
  return form.key;
}

/** Uploads a file (by default a photo) and registers it for a question. */
export async function addQuestionFile(
  hosting: Hosting,
  content?: Uint8Array,
  extension = 'jpg',
): Promise<DataOf<'addGuideFile'>> {
  const { system, host, groupId } = hosting;
  const key = await uploadAsHost(hosting, content ?? (await photo()), extension);
  const body = { key, name: `包装.${extension}` };
  return await system.get('addGuideFile', { params: { groupId }, body }, host);
}
