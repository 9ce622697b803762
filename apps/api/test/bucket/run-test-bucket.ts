import { randomBytes } from 'node:crypto';
import { startTestBucket } from './test-bucket.ts';

/**
 * Runs a test bucket for the whole product. It prints the variables to start the product with (`OSS_URL=… npm
 * start`), and each refusal. If the sites run elsewhere than with npm start, set MEMBER_URL and BBS_URL.
 */
if (process.env['NODE_ENV'] === 'production') throw new Error('The test bucket does not run in production');

const account = {
  bucket: 'yayan-test',
  region: 'cn-shanghai',
  id: 'LTAItest',
  secret: randomBytes(18).toString('base64url'),
};
const origins = [
  process.env['MEMBER_URL'] ?? 'http://127.0.0.1:4100',
  process.env['BBS_URL'] ?? 'http://127.0.0.1:4200',
];
const running = await startTestBucket(
  { ...account, now: () => new Date() },
  {
    port: Number(process.env['BUCKET_PORT'] ?? 4400),
    origins,
    refusing: (code) => console.log(`refused: ${code}`),
  },
);
const { bucket, region, id, secret } = account;
console.log(
  `OSS_URL=${running.url} OSS_BUCKET=${bucket} OSS_REGION=${region} OSS_ACCESS_KEY_ID=${id} OSS_ACCESS_KEY_SECRET=${secret}`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void running.close());
