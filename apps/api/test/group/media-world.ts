import { getUploadPolicy } from '../../src/modules/file/module.ts';
import type { TestGroupMember, TestGroups } from './group-world.ts';

/** Uploads a file like a browser in the group, and returns its key. */
export async function upload(
  { deps, server }: Pick<TestGroups, 'deps' | 'server'>,
  { id: groupMemberId }: Pick<TestGroupMember, 'id'>,
  content: Uint8Array,
  { extension = 'jpg', module = 'group' as const }: { extension?: string; module?: 'group' | 'task' } = {},
): Promise<string> {
  const { form } = await getUploadPolicy(
    deps.files,
    { kind: 'group', groupMemberId },
    { module, extension, size: content.length },
  );
  const data = new FormData();
  for (const [name, value] of Object.entries(form)) data.append(name, value);
  data.append('file', new Blob([Uint8Array.from(content)]));
  const encoded = new Response(data);
  const { statusCode } = await server.inject({
    method: 'POST',
    url: '/api/files',
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  if (statusCode !== 200) throw new Error(`The store refused the form with ${statusCode}`);
  return form.key;
}
