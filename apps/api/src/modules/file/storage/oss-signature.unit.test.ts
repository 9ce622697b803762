import { describe, expect, test } from 'vitest';
import { v1Signature, v4Signature } from '../../../../test/bucket/bucket-account.ts';
import { requestProblem, v1Text, v4Text } from '../../../../test/bucket/verify-request.ts';
import { signedQuery, v1PolicySignature, v4PolicySignature } from './oss-signature.ts';

/** Vectors from Alibaba Cloud's SDK tests and documents. Our code and the test bucket must both reproduce them. */

const ak = { id: 'ak', secret: 'sk', bucket: 'bucket', region: 'cn-hangzhou' };
const accountOf = (signature: 'v4' | 'v1', { id, secret, bucket, region }: typeof ak) => ({
  accessKeyId: id,
  accessKeySecret: secret,
  bucket,
  region,
  signature,
});

describe('the published signature of', () => {
  test('a V1 policy', () => {
    const policy =
      'eyJjb25kaXRpb25zIjpbWyJjb250ZW50LWxlbmd0aC1yYW5nZSIsMCwxMDQ4NTc2MF0seyJidWNrZXQiOiJhaGFoYSJ9LHsiQSI6ImEifSx7ImtleSI6IkFCQyJ9XSwiZXhwaXJhdGlvbiI6IjIwMTMtMTItMDFUMTI6MDA6MDBaIn0=';
    const who = { ...ak, secret: 'OtxrzxIsfpFjA7SwPzILwy8Bw21TLhquhboDYROV' };
    const signature = 'W835KpLsL6k1/oo28RcsEflB6hw=';
    expect(v1PolicySignature(accountOf('v1', who), policy)).toBe(signature);
    expect(v1Signature({ ...who, now: () => new Date() }, policy)).toBe(signature);
  });

  test('a V1 address', () => {
    const query = signedQuery(accountOf('v1', ak), {
      method: 'GET',
      key: 'key',
      at: new Date(1_699_807_420_000),
      seconds: 0,
      query: { versionId: 'versionId' },
    });
    expect(query).toBe(
      'Expires=1699807420&OSSAccessKeyId=ak&Signature=dcLTea%2BYh9ApirQ8o8dOPqtvJXQ%3D&versionId=versionId',
    );
    const ask = { method: 'GET', url: new URL(`http://bucket/key?${query}`), headers: {} };
    expect(v1Text('bucket', '1699807420', ask)).toBe('GET\n\n\n1699807420\n/bucket/key?versionId=versionId');
    expect(requestProblem(ask, { ...ak, now: () => new Date(1_699_807_420_000) })).toBeUndefined();
  });

  test('a V4 address, with headers signed along', () => {
    const headers = {
      'x-oss-head1': 'value',
      abc: 'value',
      zabc: 'value',
      xyz: 'value',
      'content-type': 'application/octet-stream',
    };
    const query = signedQuery(accountOf('v4', ak), {
      method: 'PUT',
      key: '1234+-/123/1.txt',
      at: new Date(1_702_781_677_000),
      seconds: 599,
      query: {
        param1: 'value1',
        '+param1': 'value3',
        '|param1': 'value4',
        '+param2': '',
        '|param2': '',
        param2: '',
      },
      headers,
    });
    const signature = 'a39966c61718be0d5b14e668088b3fa07601033f6518ac7b523100014269c0fe';
    expect(query).toContain(`&x-oss-signature=${signature}`);
    const ask = { method: 'PUT', url: new URL(`http://bucket/1234%2B-/123/1.txt?${query}`), headers };
    expect(v4Signature({ ...ak, now: () => new Date() }, '20231217', v4Text(ak, ask))).toBe(signature);
    const at = (seconds: number) => ({ ...ak, now: () => new Date(1_702_781_677_000 + seconds * 1000) });
    expect(requestProblem(ask, at(599))).toBeUndefined();
    expect(requestProblem(ask, at(600))).toEqual({ status: 403, code: 'AccessDenied' });
    expect(requestProblem(ask, at(-901))).toEqual({ status: 403, code: 'RequestTimeTooSkewed' });
  });
});

test('our code and the test bucket both sign a V4 policy with the key of its day', () => {
  const at = new Date('2026-11-21T08:30:00Z');
  const policy = Buffer.from('{"expiration":"2026-11-21T08:40:00.000Z"}').toString('base64');
  const ours = v4PolicySignature(accountOf('v4', ak), at, policy);
  expect(ours).toBe(v4Signature({ ...ak, now: () => at }, '20261121', policy));
  expect(ours).not.toBe(v4Signature({ ...ak, now: () => at }, '20261122', policy));
});
