import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { testPlatform, type TestPlatform } from '../../testing/test-platform.ts';
import { createFiles, signFileUrl, takeAvatar } from './files.ts';
import { startTestBucket, type TestBucket } from './test-bucket.ts';
import { getUploadPolicy } from './upload-policy.ts';

let system: TestPlatform;
let bucket: TestBucket;
const account = {
  bucket: 'yayan-test',
  region: 'cn-shanghai',
  id: 'LTAItest',
  secret: 'secret/of+the=bucket',
};
beforeAll(async () => {
  system = await testPlatform();
  bucket = await startTestBucket({ ...account, now: () => system.clock.now() });
});
afterAll(async () => {
  await bucket.close();
  await system.stop();
});

const owner = { kind: 'member', memberId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607' } as const;
const filesWith = (signature: 'v4' | 'v1') => {
  const { id: accessKeyId, secret: accessKeySecret, ...place } = account;
  const oss = { url: bucket.url, accessKeyId, accessKeySecret, ...place };
  const files = { prefix: 'test', url: '/api/files', signature, oss };
  return createFiles({ ...system.platform, config: { ...system.platform.config, files } });
};
async function send(fields: object, content: Uint8Array): Promise<number> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('file', new Blob([Uint8Array.from(content)]), 'a.jpg');
  const answer = await fetch(bucket.url, { method: 'POST', body: form });
  return answer.status;
}

describe.each(['v4', 'v1'] as const)('U1 with a bucket of OSS, %s', (signature) => {
  test('the bucket takes the form, keeps it once, and gives the file by a signed address', async () => {
    const files = filesWith(signature);
    const query = { module: 'avatar', extension: 'jpg', size: 10 } as const;
    const { url, form, fileUrl } = await getUploadPolicy(files, owner, query);
    expect(url).toBe(bucket.url);
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#4a7' } })
      .jpeg()
      .toBuffer();
    expect(await send(form, picture)).toBe(200);
    expect(await send(form, picture)).toBe(403);
    expect(bucket.objects.get(form.key)?.type).toBe('image/jpeg');

    const signed = await signFileUrl(files, owner, fileUrl);
    const answer = await fetch(signed.url);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(picture);
    expect((await fetch(fileUrl)).status).toBe(403);
    expect((await fetch(signed.url.replace(form.key, form.key.replace('avatar', 'group')))).status).toBe(403);

    const avatar = await takeAvatar(files, owner, form.key);
    expect(avatar).toMatch(/^\/api\/files\/test\/public\//);
    expect(bucket.objects.has(form.key)).toBe(false);
    expect(bucket.objects.has(avatar.replace('/api/files/', ''))).toBe(true);
    expect(files.local).toBeUndefined();
  });

  test('the bucket refuses what was changed, is too large, or comes too late', async () => {
    const query = { module: 'avatar', extension: 'jpg', size: 10 } as const;
    const { form } = await getUploadPolicy(filesWith(signature), owner, query);
    const changes = [
      { key: `${form.key}x` },
      { 'x-oss-content-type': 'text/html' },
      { 'x-oss-forbid-overwrite': 'false' },
      { policy: Buffer.from('{}').toString('base64') },
      signature === 'v4' ? { 'x-oss-signature': '0'.repeat(64) } : { Signature: 'AAAA' },
    ];
    for (const change of changes)
      expect([change, await send({ ...form, ...change }, Buffer.from('x'))]).toEqual([change, 403]);
    expect(await send(form, Buffer.alloc(0))).toBe(403);
    expect(await send(form, Buffer.alloc(10 * 1024 * 1024 + 1))).toBe(403);
    system.clock.advance(600_001);
    expect(await send(form, Buffer.from('x'))).toBe(403);
    expect(bucket.objects.has(form.key)).toBe(false);
  });
});
